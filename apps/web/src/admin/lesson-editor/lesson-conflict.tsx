import type { Class } from '@institute/contract/classes';
import type { ReactNode } from 'react';
import { ConflictDialog } from '../../forms/conflict-dialog.tsx';
import { When } from '../../ui/when.tsx';
import { instantOf, type LessonForm } from './form.ts';
import { type FormPart, withTheirs } from './merge.ts';
import { conflictWords, text, typeText } from './text.ts';
import type { Conflict } from './use-saving.ts';

interface LessonConflictProps {
  conflict: Conflict;
  classes: readonly Class[];
  timeZone: string;
  /** Saves this, what both have changed decided. */
  onDecided: (form: LessonForm) => void;
  onClose: () => void;
}

/** Somebody else has saved other words for the same lesson: theirs or mine, part by part. */
export function LessonConflict(props: LessonConflictProps) {
  const { conflict, classes, timeZone, onDecided, onClose } = props;
  const { message, merged, theirs } = conflict;
  const wordsOf = (part: FormPart, form: LessonForm): ReactNode => {
    if (part === 'classId') return classes.find(({ id }) => id === form.classId)?.name;
    if (part !== 'schedule') return form[part];
    const at = form.isScheduled ? instantOf(form.studyDate, timeZone) : null;
    return at ? <When at={at} timeZone={timeZone} withTime /> : conflictWords.noDate;
  };
  return (
    <ConflictDialog
      title={conflictWords.title}
      message={message}
      parts={merged.overtaken.map((part) => ({
        part,
        name: nameOf(part, theirs),
        mine: wordsOf(part, merged.form),
        theirs: wordsOf(part, theirs),
      }))}
      saveLabel={text.save}
      onDecided={(taken) =>
        onDecided(taken.reduce((form, part) => withTheirs(form, theirs, part), merged.form))
      }
      onClose={onClose}
    />
  );
}

function nameOf(part: FormPart, { type }: LessonForm): string {
  if (part === 'subject' || part === 'about') return typeText[type][part];
  return { theoryAnswer: text.theoryAnswer, schedule: text.studyDate, classId: text.classField }[
    part
  ];
}
