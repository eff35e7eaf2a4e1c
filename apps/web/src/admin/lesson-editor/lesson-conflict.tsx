import { exerciseText } from '@institute/contract/exercises/kinds';
import { plainTextOf } from '@institute/contract/lessons/block-text';
import { instantOf } from '@institute/contract/time/clock-text';
import type { ReactNode } from 'react';
import { ClassName } from '../../domains/classes/widgets/class-name.tsx';
import { type DrawForm, drawnBy } from '../../domains/lessons/exam-draw-model.ts';
import { isSatOnce, type RulesForm } from '../../domains/lessons/exam-rules-model.ts';
import type { LessonForm, QuestionForm } from '../../domains/lessons/managed-model.ts';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { ConflictDialog } from '../../forms/conflict-dialog.tsx';
import { conflictWords } from './dialogs-text.ts';
import { drawWords } from './draw-text.ts';
import { type FieldPart, type LessonPart, lessonParts } from './lesson-parts.ts';
import { questionWords } from './questions-text.ts';
import { rulesWords } from './rules-text.ts';
import { kindText, text } from './text.ts';
import type { LessonConflict as Conflict, LessonEditor } from './use-lesson-form.ts';

interface LessonConflictProps {
  editor: LessonEditor;
  conflict: Conflict;
  timeZone: string;
  onClose: () => void;
}

/** Another administrator has saved other words for the same lesson: theirs or mine, part by part. */
export function LessonConflict(props: LessonConflictProps) {
  const { editor, conflict, timeZone, onClose } = props;
  const { message, merged, theirs } = conflict;
  const words = wordsOfParts(timeZone);
  const names = namesOf(theirs.values);
  const shown = (part: LessonPart) => {
    if (isField(part)) {
      return {
        name: names[part],
        mine: words[part](merged.form),
        theirs: words[part](theirs.values),
      };
    }
    const questionAt = merged.form.questions.findIndex(({ id }) => `question:${id}` === part);
    if (questionAt >= 0) {
      const questionOf = ({ questions }: LessonForm) =>
        questionInWords(questions.find(({ id }) => `question:${id}` === part));
      return {
        name: questionWords.number(questionAt + 1),
        mine: questionOf(merged.form),
        theirs: questionOf(theirs.values),
      };
    }
    const blockOf = ({ blocks }: LessonForm) => blocks.filter(({ id }) => `block:${id}` === part);
    const at = merged.form.blocks.findIndex(({ id }) => `block:${id}` === part);
    return {
      name: conflictWords.block(at + 1),
      mine: plainTextOf(blockOf(merged.form)),
      theirs: plainTextOf(blockOf(theirs.values)),
    };
  };
  return (
    <ConflictDialog
      title={conflictWords.title}
      message={message}
      parts={merged.conflicting.map((part) => ({ part, ...shown(part) }))}
      saveLabel={text.save}
      onDecided={editor.decide}
      onClose={onClose}
    />
  );
}

/** A question and what may be chosen, the right one with a sign before it. */
function questionInWords(asked: QuestionForm | undefined) {
  if (!asked) return '';
  const { question, answer, options } = asked;
  const choices = options.includes(answer) ? options : [answer, ...options];
  const lines = choices.filter((choice) => choice !== '');
  return [question, ...lines.map((one) => (one === answer ? `✓ ${one}` : one))].join('\n');
}

/** The rules of an exam in one line. */
function rulesInWords(rules: RulesForm) {
  const { passMark, attempts, countedAttempt, attemptWait, minutes, isShuffled } = rules;
  return [
    passMark !== '' && `${rulesWords.passMark} ${passMark} %`,
    `${rulesWords.attempts} ${attempts}`,
    !isSatOnce(rules) && rulesWords.counted[countedAttempt],
    attemptWait !== '' && `${rulesWords.wait} ${attemptWait}`,
    minutes !== '' && `${rulesWords.minutes} ${minutes}`,
    isShuffled && rulesWords.isShuffled,
  ]
    .filter((part) => part !== false)
    .join(' · ');
}

/** What an exam draws in one line. */
function drawInWords(draw: DrawForm) {
  const { type, topic } = draw;
  return [String(drawnBy(draw)), type && exerciseText[type].name, topic]
    .filter((part) => part !== '')
    .join(' · ');
}

const isField = (part: LessonPart): part is FieldPart => part in lessonParts;

function namesOf({ kind }: LessonForm): Record<FieldPart, string> {
  const { subject, about } = kindText[kind];
  return {
    subject,
    about,
    theoryAnswer: text.theoryAnswer,
    isPreview: text.isPreview,
    rules: rulesWords.title,
    draw: drawWords.title,
    schedule: text.studyDate,
    classId: text.classField,
  };
}

/** How each part of a form is shown beside that of another. */
function wordsOfParts(timeZone: string): Record<FieldPart, (form: LessonForm) => ReactNode> {
  return {
    subject: ({ subject }) => subject,
    about: ({ about, blocks }) => (blocks.length > 0 ? plainTextOf(blocks) : about),
    theoryAnswer: ({ theoryAnswer }) => theoryAnswer,
    isPreview: ({ isPreview }) => (isPreview ? text.scheduledYes : text.scheduledNo),
    rules: ({ rules }) => rulesInWords(rules),
    draw: ({ draw }) => drawInWords(draw),
    schedule: ({ isScheduled, studyDate }) => {
      const at = isScheduled ? instantOf(studyDate, timeZone) : null;
      return at ? <InstituteTime at={at} withTime /> : conflictWords.noDate;
    },
    classId: ({ classId }) => <ClassName id={classId} />,
  };
}
