import type { Class } from '@institute/contract/classes';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { When } from '../../ui/when.tsx';
import { instantOf, type LessonForm } from './form.ts';
import { type FormPart, withTheirs } from './merge.ts';
import { conflictWords, text, typeText } from './text.ts';
import type { Conflict } from './use-saving.ts';

interface ConflictDialogProps {
  conflict: Conflict;
  classes: readonly Class[];
  timeZone: string;
  /** Saves this, what both have changed decided. */
  onDecided: (form: LessonForm) => void;
  onClose: () => void;
}

/** Somebody else has saved other words for the same lesson: theirs or mine, part by part. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflict, classes, timeZone, onDecided, onClose } = props;
  const { message, merged, theirs } = conflict;
  const [taken, setTaken] = useState<ReadonlySet<FormPart>>(new Set());
  const take = (part: FormPart, isTheirs: boolean) =>
    setTaken(new Set([...taken].filter((one) => one !== part).concat(isTheirs ? part : [])));
  const decide = () =>
    onDecided([...taken].reduce((form, part) => withTheirs(form, theirs, part), merged.form));
  return (
    <Dialog
      open
      onClose={onClose}
      title={conflictWords.title}
      size="lg"
      closeOnOutside={false}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {conflictWords.goOn}
          </Button>
          <Button onClick={decide}>{text.save}</Button>
        </>
      }
    >
      <p className="mb-4">
        {message} {conflictWords.detail}
      </p>
      <ul className="flex flex-col gap-5">
        {merged.overtaken.map((part) => (
          <li key={part}>
            <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
              <h3 className="font-medium">{nameOf(part, theirs)}</h3>
              <Segmented
                label={conflictWords.keep(nameOf(part, theirs))}
                options={[
                  { value: 'mine', label: conflictWords.mine },
                  { value: 'theirs', label: conflictWords.theirs },
                ]}
                value={taken.has(part) ? 'theirs' : 'mine'}
                onChange={(value) => take(part, value === 'theirs')}
              />
            </div>
            <div className="max-h-56 overflow-y-auto rounded-field border border-line bg-sunken/50 px-3 py-2">
              <Part
                part={part}
                form={taken.has(part) ? theirs : merged.form}
                classes={classes}
                timeZone={timeZone}
              />
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function nameOf(part: FormPart, { type }: LessonForm): string {
  if (part === 'subject' || part === 'about') return typeText[type][part];
  return { theoryAnswer: text.theoryAnswer, schedule: text.studyDate, classId: text.classField }[
    part
  ];
}

interface PartProps {
  part: FormPart;
  form: LessonForm;
  classes: readonly Class[];
  timeZone: string;
}

function Part({ part, form, classes, timeZone }: PartProps) {
  if (part === 'schedule') {
    const at = form.isScheduled ? instantOf(form.studyDate, timeZone) : null;
    return at ? <When at={at} timeZone={timeZone} withTime /> : <p>{conflictWords.noDate}</p>;
  }
  const words =
    part === 'classId' ? (classes.find(({ id }) => id === form.classId)?.name ?? '') : form[part];
  return (
    <p dir="auto" className="whitespace-pre-line">
      {words || <span className="text-muted">{conflictWords.empty}</span>}
    </p>
  );
}
