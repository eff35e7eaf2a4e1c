import type { ListedClass } from '@institute/contract/classes/class-list';
import { copyLessons } from '@institute/contract/duplicates/duplicates';
import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import { managedClassCalls } from '../../../domains/classes/managed-calls.ts';
import { ClassField } from '../../../domains/classes/widgets/class-field.tsx';
import { useClassLessons } from '../../../domains/lessons/order-api.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { keyFor, type RequestKey } from '../../../forms/request-key.ts';
import { type Form, useForm } from '../../../forms/use-form.ts';
import { useAct } from '../../../platform/answers.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { PickList } from '../../../ui/pick-list.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { copyText as text } from '../copy-words.ts';
import { lessonText } from '../text.ts';

const schema = z.object({
  from: z.string(),
  lessons: z
    .array(z.object({ id: z.number(), name: z.string() }))
    .check(z.minLength(1, text.noneChosen)),
});
type Values = z.output<typeof schema>;

interface CopyLessonsDialogProps {
  /** As it stands in the address. */
  classId: string;
  onClose: () => void;
}

/** Copies lessons of another class to the end of this one. */
export function CopyLessonsDialog({ classId, onClose }: CopyLessonsDialogProps) {
  const copy = useAct(copyLessons, { refreshes: managedClassCalls });
  const [request, setRequest] = useState<RequestKey | null>(null);
  const form = useForm<Values, Values>({
    schema,
    defaultValues: { from: '', lessons: [] },
    words: { refused: text.copyFailed },
    onSubmit: async ({ lessons }) => {
      const lessonIds = lessons.map(({ id }) => id);
      // The same lessons pressed again are the same press.
      const next = keyFor(lessonIds, request);
      setRequest(next);
      await copy.mutateAsync({ classId, lessonIds, requestKey: next.key });
      toast.success(text.copied(lessonIds.length));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={text.copyTitle}
      size="lg"
      onClose={onClose}
      submit={text.copy(form.values.lessons.length)}
      busyLabel={text.copying}
      failure={form.errorOf('lessons') ?? form.failure}
    >
      <p className="text-muted">{text.copyHint}</p>
      <FromClass form={form} classId={classId} />
      {form.values.from === '' ? (
        <p className="text-muted">{text.chooseClass}</p>
      ) : (
        <Lessons key={form.values.from} form={form} />
      )}
    </FormDialog>
  );
}

function FromClass({ form, classId }: { form: Form<Values>; classId: string }) {
  const isThis = useCallback(
    ({ id, rand }: ListedClass) => [String(id), rand].includes(classId),
    [classId],
  );
  return (
    <ClassField
      forLessons
      label={text.fromClass}
      isLeftOut={isThis}
      value={form.values.from}
      onChange={(from) => {
        form.change('from', from);
        form.change('lessons', []);
      }}
    />
  );
}

function Lessons({ form }: { form: Form<Values> }) {
  const lessons = useClassLessons(form.values.from);
  if (!lessons.data) {
    return lessons.error ? (
      <ErrorState title={text.lessonsFailed} query={lessons} />
    ) : (
      <Loading label={text.loading}>
        <Skeleton className="h-40" />
      </Loading>
    );
  }
  if (lessons.data.length === 0) return <p className="text-muted">{text.noLessons}</p>;
  const items = lessons.data.map(({ id, subject, kind }) => ({ id, name: subject, kind }));
  return (
    <PickList
      label={text.lessons}
      all={text.allLessons}
      items={items}
      selected={form.values.lessons}
      // In the order of their class, whatever the order in which they were ticked.
      onChange={(chosen) =>
        form.change(
          'lessons',
          items.filter(({ id }) => chosen.some((one) => one.id === id)),
        )
      }
      name={({ name }) => <PersonText>{name}</PersonText>}
      detail={({ kind }) => lessonText.types[kind]}
      className="rounded-field border border-line"
    />
  );
}
