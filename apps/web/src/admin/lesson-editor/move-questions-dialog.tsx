import { flagOf } from '@institute/contract/fields';
import { moveQuestions } from '@institute/contract/lessons/managed-questions';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ClassField } from '../../domains/classes/widgets/class-field.tsx';
import { isNew, type QuestionForm } from '../../domains/lessons/managed-model.ts';
import { useClassLessons } from '../../domains/lessons/order-api.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { isSame } from '../../forms/parts.ts';
import { keyFor, type RequestKey } from '../../forms/request-key.ts';
import { type Form, useForm } from '../../forms/use-form.ts';
import { useAct } from '../../platform/answers.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { PickList } from '../../ui/pick-list.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { moveText as text } from './text.ts';
import type { LessonEditor } from './use-lesson-form.ts';

const schema = z.object({
  classId: z.string(),
  examId: z.string().check(z.minLength(1, text.examNeeded)),
  isCopy: z.boolean(),
  questions: z
    .array(z.object({ id: z.number(), name: z.string() }))
    .check(z.minLength(1, text.noneChosen)),
});
type Values = z.output<typeof schema>;

interface MoveQuestionsDialogProps {
  editor: LessonEditor;
  /** Of the exam that is open. */
  lessonId: number;
  onClose: () => void;
}

/** Puts questions into another exam, of this class or another one that one teaches. */
export function MoveQuestionsDialog({ editor, lessonId, onClose }: MoveQuestionsDialogProps) {
  const { mutateAsync } = useAct(moveQuestions);
  const [request, setRequest] = useState<RequestKey | null>(null);
  const { values, opened } = editor.form;
  const form = useForm<Values, Values>({
    schema,
    defaultValues: {
      ...{ classId: String(values.classId), examId: '', isCopy: false, questions: [] },
    },
    words: { refused: text.failed },
    onSubmit: async ({ examId, isCopy, questions }) => {
      const ids = questions.map(({ id }) => id);
      const next = keyFor([examId, isCopy, ids], request);
      setRequest(next);
      await mutateAsync({
        ...{ lessonId: examId, questionIds: ids, copy: flagOf(isCopy) },
        requestKey: next.key,
      });
      // Where they have gone they are saved; here they are no part of the form any more.
      if (!isCopy) for (const id of ids) editor.dropQuestion(String(id));
      toast.success(isCopy ? text.copied(ids.length) : text.moved(ids.length));
      onClose();
    },
  });
  const saved = values.questions.filter((one) => isAsSaved(one, opened.values.questions));
  return (
    <FormDialog
      form={form}
      title={text.title}
      size="lg"
      onClose={onClose}
      submit={form.values.isCopy ? text.copy : text.move}
      busyLabel={form.values.isCopy ? text.copying : text.moving}
      failure={form.errorOf('questions') ?? form.failure}
    >
      <Segmented
        label={text.how}
        options={[
          { value: 'move', label: text.move },
          { value: 'copy', label: text.copy },
        ]}
        value={form.values.isCopy ? 'copy' : 'move'}
        onChange={(how) => form.change('isCopy', how === 'copy')}
        className="self-start"
      />
      <p className="text-muted">{form.values.isCopy ? text.copyHint : text.moveHint}</p>
      <ToClass form={form} />
      <ToExam key={form.values.classId} form={form} lessonId={lessonId} />
      <PickList
        label={text.questions}
        all={text.all}
        items={saved.map(({ id, question }) => ({ id: Number(id), name: question }))}
        selected={form.values.questions}
        onChange={(chosen) =>
          form.change(
            'questions',
            chosen.map(({ id, name }) => ({ id, name })),
          )
        }
        name={({ name }) => <PersonText>{name}</PersonText>}
        detail={() => null}
        className="rounded-field border border-line"
      />
      {saved.length < values.questions.length && (
        <p className="text-muted text-sm">{text.saveFirst}</p>
      )}
    </FormDialog>
  );
}

/** Whether a question is saved as it stands: what is typed since would stay behind. */
const isAsSaved = (question: QuestionForm, saved: readonly QuestionForm[]) =>
  !isNew(question) &&
  isSame(
    question,
    saved.find(({ id }) => id === question.id),
  );

function ToClass({ form }: { form: Form<Values> }) {
  return (
    <ClassField
      forLessons
      label={text.toClass}
      value={form.values.classId}
      onChange={(classId) => {
        form.change('classId', classId);
        form.change('examId', '');
      }}
    />
  );
}

function ToExam({ form, lessonId }: { form: Form<Values>; lessonId: number }) {
  const lessons = useClassLessons(form.values.classId);
  if (!lessons.data) return <Waiting title={text.examsFailed} query={lessons} />;
  const exams = lessons.data.filter(({ id, kind }) => kind === 'exam' && id !== lessonId);
  if (exams.length === 0) return <p className="text-muted">{text.noExam}</p>;
  return (
    <SelectField
      label={text.toExam}
      error={form.errorOf('examId')}
      options={[
        { value: '', label: text.choose },
        ...exams.map(({ id, subject }) => ({ value: String(id), label: subject })),
      ]}
      value={form.values.examId}
      onChange={({ target }) => form.change('examId', target.value)}
    />
  );
}

function Waiting({
  title,
  query,
}: {
  title: string;
  query: Parameters<typeof ErrorState>[0]['query'] & { error: unknown };
}) {
  if (query.error) return <ErrorState title={title} query={query} />;
  return (
    <Loading>
      <Skeleton className="h-16" />
    </Loading>
  );
}
