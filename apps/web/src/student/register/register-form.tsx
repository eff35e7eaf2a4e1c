import { formatNumber } from '@institute/contract/language';
import { doorOf } from '@institute/contract/meetings/presence-rules';
import { MAX_HOMEWORK, MAX_TAUGHT } from '@institute/contract/meetings/registers';
import { pathTo } from '@institute/contract/routes';
import { CheckCheck } from 'lucide-react';
import { whenText } from '../../domains/meetings/meeting-time.ts';
import { useTaughtMeetings } from '../../domains/meetings/taught-meetings.ts';
import { RegisterStands } from '../../domains/meetings/widgets/register-stands.tsx';
import { RestoredNotice } from '../../forms/restored-notice.tsx';
import { useNow } from '../../platform/server-clock.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { TextareaField, TextField } from '../../ui/input.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import {
  isEmpty,
  type Register,
  stateOf,
  sumsOf,
  withEveryone,
  withMark,
  withText,
} from './register-data.ts';
import { StudentRow } from './student-row.tsx';
import { TaskPart } from './task-part.tsx';
import { text } from './text.ts';
import { useRegister } from './use-register.ts';

interface RegisterFormProps {
  register: Register;
}

/** Who was there, what was taught, and a bar that saves it and stays in sight. */
export function RegisterForm({ register }: RegisterFormProps) {
  const form = useRegister(register);
  const { draft, change } = form;
  const { students, isOpen } = register;
  const isAllSaid = students.every((row) => stateOf(row, draft) !== null);
  return (
    <>
      {!isOpen && (
        <div className="flex flex-col items-start gap-2 rounded-field bg-info-soft px-3 py-2 text-info">
          <p>{register.register === 'open' ? text.notYet : text.closed}</p>
          {register.register !== 'open' && <RegisterStands meeting={register} />}
        </div>
      )}
      {form.isRestored && <RestoredNotice message={text.restored} onStartOver={form.startOver} />}
      <Card aria-labelledby="students" className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="students" className="text-lg">
            {text.students}
          </h2>
          {isOpen && students.length > 0 && (
            <Button
              variant={isAllSaid ? 'secondary' : 'primary'}
              icon={<CheckCheck size={20} />}
              disabled={isAllSaid}
              title={text.everyoneHint}
              onClick={() => change(withEveryone(draft, students))}
            >
              {text.everyone}
            </Button>
          )}
        </div>
        {students.length === 0 ? (
          <p className="text-muted">{text.nobody}</p>
        ) : (
          <ul className="divide-y divide-line">
            {students.map((row) => (
              <StudentRow
                key={row.studentId}
                row={row}
                state={stateOf(row, draft)}
                isOpen={isOpen}
                onChange={(state) => change(withMark(draft, row, state))}
              />
            ))}
          </ul>
        )}
      </Card>
      <Report register={register} form={form} />
      {isOpen && <SaveBar register={register} form={form} />}
    </>
  );
}

interface PartProps {
  register: Register;
  form: ReturnType<typeof useRegister>;
}

/** What was taught, and what is to be done at home. */
function Report({ register, form: { draft, change } }: PartProps) {
  const { isOpen, lessons } = register;
  if (!isOpen) return <Written register={register} />;
  return (
    <Card className="flex flex-col gap-4">
      <TextField
        label={text.taught}
        hint={text.taughtHint}
        maxLength={MAX_TAUGHT}
        dir="auto"
        value={draft.taught ?? register.taught}
        onChange={({ currentTarget: { value } }) =>
          change(withText(draft, register, { taught: value }))
        }
      />
      {lessons.length > 0 && (
        <SelectField
          label={text.lesson}
          options={[
            { value: '0', label: text.noLesson },
            ...lessons.map(({ id, subject }) => ({ value: String(id), label: subject })),
          ]}
          value={draft.lessonId ?? String(register.lessonId ?? 0)}
          onChange={({ currentTarget: { value } }) =>
            change({ ...draft, lessonId: value, isUnsent: false })
          }
        />
      )}
      <TextareaField
        label={text.homework}
        hint={text.homeworkHint}
        rows={2}
        maxLength={MAX_HOMEWORK}
        value={draft.homework ?? register.homework}
        onChange={({ currentTarget: { value } }) =>
          change(withText(draft, register, { homework: value }))
        }
      />
      <TaskPart register={register} />
    </Card>
  );
}

/** What was written, where nobody may write: nothing looks like a field. */
function Written({
  register: { taught, homework, lessonId, lessons },
}: Pick<PartProps, 'register'>) {
  const lesson = lessons.find(({ id }) => id === lessonId)?.subject ?? '';
  const parts = [
    { label: text.taught, said: taught },
    { label: text.lesson, said: lesson },
    { label: text.homework, said: homework },
  ].filter(({ said }) => said !== '');
  if (parts.length === 0) return null;
  return (
    <Card>
      <dl className="flex flex-col gap-3">
        {parts.map(({ label, said }) => (
          <div key={label}>
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="whitespace-pre-line">
              <PersonText>{said}</PersonText>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** How many are what, and Save, which stay in sight. */
function SaveBar({ register, form }: PartProps) {
  const { draft } = form;
  return (
    <div className="sticky bottom-[calc(var(--bottom-bar-size,0px)+var(--loose))] z-10 -mx-4 flex flex-col gap-2 border-line border-t bg-surface px-4 py-3 sm:mx-0 sm:rounded-card sm:border">
      <FormAlert message={form.failure} />
      {form.isUnsent && (
        <p role="status" className="text-sm">
          {text.waits}
        </p>
      )}
      <div className="flex items-center justify-between gap-3">
        <Sums rows={register.students} draft={draft} />
        {form.isSaved && isEmpty(draft) ? (
          <NextRegister id={register.id} />
        ) : (
          <Button
            busy={form.isSaving}
            busyLabel={text.saving}
            disabled={isEmpty(draft)}
            onClick={form.save}
            className="shrink-0"
          >
            {text.save}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Once all is saved: the way to the next register that waits, or back. */
function NextRegister({ id }: { id: number }) {
  const now = useNow();
  const { data = [] } = useTaughtMeetings();
  const next = data.find(
    (meeting) =>
      meeting.id !== id &&
      meeting.lacksRegister &&
      meeting.register === 'open' &&
      doorOf(meeting, now) === 'after',
  );
  return next ? (
    <LinkButton to={pathTo('meetingRegister', { id: next.id })} className="min-w-0">
      <Sentence
        words={text.nextRegister}
        fill={{ name: <PersonText>{next.className}</PersonText>, time: whenText(next, now) }}
      />
    </LinkButton>
  ) : (
    <LinkButton to={pathTo('teaching')} variant="secondary" className="shrink-0">
      {text.toTeaching}
    </LinkButton>
  );
}

/** `28 present, 1 late, 1 excused`. */
function Sums({
  rows,
  draft,
}: {
  rows: Register['students'];
  draft: Parameters<typeof sumsOf>[1];
}) {
  const sums = sumsOf(rows, draft);
  const of = (state: Parameters<typeof sums.get>[0], words: (count: string) => string) => {
    const count = sums.get(state) ?? 0;
    return count === 0 ? [] : [words(formatNumber(count))];
  };
  const parts = [
    ...of('present', text.present),
    ...of('late', text.late),
    ...of('left_early', text.leftEarly),
    ...of('excused', text.excused),
    ...of('absent', text.absent),
    ...of(null, text.unsaid),
  ];
  return (
    <p aria-live="polite" className="min-w-0 text-sm">
      {parts.join(', ')}
    </p>
  );
}
