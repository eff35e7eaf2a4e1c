import type { ReactNode } from 'react';
import type { ManagedClass } from '../../domains/classes/managed-model.ts';
import { instantOf, type LessonForm } from '../../domains/lessons/managed-model.ts';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { ConflictDialog } from '../../forms/conflict-dialog.tsx';
import type { LessonPart } from './lesson-parts.ts';
import { conflictWords, kindText, text } from './text.ts';
import type { LessonConflict as Conflict } from './use-lesson-form.ts';

interface LessonConflictProps {
  conflict: Conflict;
  classes: readonly ManagedClass[];
  timeZone: string;
  /** Saves mine, but for what was `taken` of theirs. */
  onDecided: (taken: readonly LessonPart[]) => void;
  onClose: () => void;
}

/** Another administrator has saved other words for the same lesson: theirs or mine, part by part. */
export function LessonConflict(props: LessonConflictProps) {
  const { conflict, classes, timeZone, onDecided, onClose } = props;
  const { message, merged, theirs } = conflict;
  const words = wordsOfParts(classes, timeZone);
  const names = namesOf(theirs.values);
  return (
    <ConflictDialog
      title={conflictWords.title}
      message={message}
      parts={merged.conflicting.map((part) => ({
        part,
        name: names[part],
        mine: words[part](merged.form),
        theirs: words[part](theirs.values),
      }))}
      saveLabel={text.save}
      onDecided={onDecided}
      onClose={onClose}
    />
  );
}

function namesOf({ kind }: LessonForm): Record<LessonPart, string> {
  const { subject, about } = kindText[kind];
  return {
    subject,
    about,
    theoryAnswer: text.theoryAnswer,
    isPreview: text.isPreview,
    schedule: text.studyDate,
    classId: text.classField,
  };
}

/** How each part of a form is shown beside that of another. */
function wordsOfParts(
  classes: readonly ManagedClass[],
  timeZone: string,
): Record<LessonPart, (form: LessonForm) => ReactNode> {
  return {
    subject: ({ subject }) => subject,
    about: ({ about }) => about,
    theoryAnswer: ({ theoryAnswer }) => theoryAnswer,
    isPreview: ({ isPreview }) => (isPreview ? text.scheduledYes : text.scheduledNo),
    schedule: ({ isScheduled, studyDate }) => {
      const at = isScheduled ? instantOf(studyDate, timeZone) : null;
      return at ? <InstituteTime at={at} withTime /> : conflictWords.noDate;
    },
    classId: ({ classId }) => classes.find(({ id }) => id === classId)?.name,
  };
}
