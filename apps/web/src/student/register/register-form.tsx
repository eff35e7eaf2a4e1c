import { formatNumber } from '@institute/contract/language';
import { isRegisterOpen } from '@institute/contract/meetings/presence-rules';
import { MAX_HOMEWORK, MAX_TAUGHT } from '@institute/contract/meetings/registers';
import { CheckCheck } from 'lucide-react';
import { RestoredNotice } from '../../forms/restored-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { TextareaField, TextField } from '../../ui/input.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import {
  isEmpty,
  type Register,
  stateOf,
  sumsOf,
  withEveryone,
  withMark,
} from './register-data.ts';
import { StudentRow } from './student-row.tsx';
import { TaskPart } from './task-part.tsx';
import { text } from './text.ts';
import { useRegister } from './use-register.ts';

interface RegisterFormProps {
  register: Register;
  now: Date;
}

/** Who was there, what was taught, and a bar that saves it and stays in sight. */
export function RegisterForm({ register, now }: RegisterFormProps) {
  const form = useRegister(register);
  const { draft, change } = form;
  const { students, isOpen } = register;
  const isAllSaid = students.every((row) => stateOf(row, draft) !== null);
  return (
    <>
      {!isOpen && (
        <p className="rounded-field bg-info-soft px-3 py-2 text-info">
          {isRegisterOpen(register, now) ? text.notYet : text.closed}
        </p>
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
  return (
    <Card className="flex flex-col gap-4">
      <TextField
        label={text.taught}
        hint={text.taughtHint}
        maxLength={MAX_TAUGHT}
        dir="auto"
        disabled={!isOpen}
        value={draft.taught ?? register.taught}
        onChange={({ currentTarget: { value } }) =>
          change({ ...draft, taught: value, isUnsent: false })
        }
      />
      {lessons.length > 0 && (
        <SelectField
          label={text.lesson}
          disabled={!isOpen}
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
        rows={2}
        maxLength={MAX_HOMEWORK}
        disabled={!isOpen}
        value={draft.homework ?? register.homework}
        onChange={({ currentTarget: { value } }) =>
          change({ ...draft, homework: value, isUnsent: false })
        }
      />
      <TaskPart register={register} />
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
        <Button
          busy={form.isSaving}
          busyLabel={text.saving}
          disabled={isEmpty(draft)}
          onClick={form.save}
          className="shrink-0"
        >
          {text.save}
        </Button>
      </div>
    </div>
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
