import { classAudiences } from '@institute/contract/messages/managed-messages';
import { ClassField } from '../../domains/classes/widgets/class-field.tsx';
import { useClassLessons } from '../../domains/lessons/order-api.ts';
import { useRecipientCount } from '../../domains/messages/managed-api.ts';
import { memberFields } from '../../domains/messages/managed-model.ts';
import type { Form } from '../../forms/use-form.ts';
import { ComboboxField } from '../../ui/combobox-field.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { type MessageValues, wrongOf } from './message-schema.ts';
import { membersText as text } from './text.ts';

type Members = MessageValues['members'];

/** Which class a message goes to, to whom of it, and how many those are now. */
export function ClassMembersField({ form }: { form: Form<MessageValues> }) {
  const { members } = form.values;
  const change = (changes: Partial<Members>) => {
    form.clear('members');
    form.change('members', { ...form.now().members, ...changes });
  };
  return (
    <div className="grid w-full max-w-2xl gap-4 sm:grid-cols-2">
      <ClassField
        label={text.class}
        value={chosen(members.classId)}
        error={members.classId === 0 ? form.errorOf('members') : undefined}
        onChange={(classId) => change({ classId: Number(classId), lessonId: 0 })}
      />
      {members.classId !== 0 && (
        <SelectField
          label={text.who}
          options={classAudiences.map((who) => ({ value: who, label: text.whoKinds[who] }))}
          value={members.who}
          onChange={({ target }) => change({ who: target.value as Members['who'] })}
        />
      )}
      {members.classId !== 0 && members.who === 'unopened' && (
        <LessonField
          members={members}
          error={form.errorOf('members')}
          onChange={(lessonId) => change({ lessonId })}
        />
      )}
      {members.classId !== 0 && members.who === 'ending' && (
        <NumberField
          label={text.withinDays}
          suffix={text.days}
          error={form.errorOf('members')}
          value={members.days}
          maxLength={3}
          onChange={({ target }) => change({ days: target.value })}
        />
      )}
      <MemberCount members={wrongOf(members) === null ? members : null} />
    </div>
  );
}

interface ChoiceProps {
  members: Members;
  error: string | undefined;
  onChange: (id: number) => void;
}

const optionOf = (id: number, label: string) => ({ value: String(id), label });
const chosen = (id: number) => (id === 0 ? '' : String(id));

function LessonField({ members, error, onChange }: ChoiceProps) {
  const lessons = useClassLessons(String(members.classId));
  if (lessons.error) return <ErrorState title={text.lessonsFailed} query={lessons} />;
  if (!lessons.data) return <Waiting />;
  return (
    <ComboboxField
      label={text.lesson}
      options={lessons.data.map(({ id, subject }) => optionOf(id, subject))}
      value={chosen(members.lessonId)}
      error={error}
      onChange={(id) => onChange(Number(id))}
    />
  );
}

const Waiting = () => (
  <Loading>
    <Skeleton className="h-16" />
  </Loading>
);

/** How many those are now; null asks for nothing. */
function MemberCount({ members }: { members: Members | null }) {
  const count = useRecipientCount(members && memberFields(members));
  return (
    <p role="status" className="text-muted text-sm sm:col-span-2">
      {members !== null && count.data !== undefined && (
        <>
          <strong className="text-ink">{text.membersNow(count.data)}</strong> {text.membersLater}
        </>
      )}
      {members !== null && count.error && text.countFailed}
    </p>
  );
}
