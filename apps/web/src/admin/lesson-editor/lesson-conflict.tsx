import { exerciseText } from '@institute/contract/exercises/kinds';
import { plainTextOf } from '@institute/contract/lessons/block-text';
import type { Block } from '@institute/contract/lessons/blocks';
import { instantOf } from '@institute/contract/time/clock-text';
import type { ReactNode } from 'react';
import { ClassName } from '../../domains/classes/widgets/class-name.tsx';
import { type DrawForm, drawnByPart, partsOfDraw } from '../../domains/lessons/exam-draw-model.ts';
import { isSatOnce, type RulesForm } from '../../domains/lessons/exam-rules-model.ts';
import {
  hasBlocks,
  type LessonForm,
  type QuestionForm,
} from '../../domains/lessons/managed-model.ts';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { ConflictDialog } from '../../forms/conflict-dialog.tsx';
import { isSame } from '../../forms/parts.ts';
import type { Conflict } from '../../forms/use-conflict.ts';
import { cx } from '../../ui/class-names.ts';
import { beginningOf, nameOf } from './blocks/block-names.ts';
import { examText } from './blocks/text.ts';
import type { LessonPart } from './lesson-parts.ts';
import { rulesWords } from './rules-text.ts';
import { conflictWords, drawWords, kindText, questionWords, text } from './text.ts';

interface LessonConflictProps {
  conflict: Conflict<LessonForm, LessonPart>;
  timeZone: string;
  /** For when its code cannot be fetched. */
  onClose: () => void;
}

/** Another teacher has saved other words for the same lesson: theirs or mine. */
export function LessonConflict({ conflict, timeZone }: LessonConflictProps) {
  const words = wordsOfParts(timeZone);
  const names = namesOf(conflict.theirs);
  return (
    <ConflictDialog
      conflict={conflict}
      nameOf={(part) => names[part]}
      shownOf={(part, form, other) => words[part](form, other)}
    />
  );
}

/** The blocks of one of the two, each by its place and kind; what both have is told by its beginning. */
function blocksInWords(blocks: readonly Block[], others: readonly Block[]): ReactNode {
  if (blocks.length === 0) return null;
  const shown = (block: Block) => {
    const other = others.find(({ id }) => id === block.id);
    if (isSame(block, other)) return beginningOf(block);
    const said = plainTextOf([block]);
    return other && said === plainTextOf([other]) ? `${said}\n${conflictWords.noWords}` : said;
  };
  return (
    <ol className="flex flex-col gap-2">
      {blocks.map((block) => {
        const isBoth = others.some((other) => isSame(other, block));
        return (
          <li key={block.id} className={cx(isBoth && 'text-muted')}>
            <p className="text-sm">{nameOf(blocks, block.id)}</p>
            <p
              dir="auto"
              className={cx('[unicode-bidi:plaintext]', isBoth ? 'truncate' : 'font-medium')}
            >
              {shown(block).trim()}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/** The questions of one of the two that the other has otherwise, or not. */
function questionsInWords({ questions }: LessonForm, { questions: others }: LessonForm): ReactNode {
  const differing = questions.filter((one) => !others.some((other) => isSame(one, other)));
  return differing.map((one) => questionInWords(questions.indexOf(one), one)).join('\n\n');
}

/** A question and what may be chosen, the right one with a sign before it. */
function questionInWords(at: number, { question, answer, options }: QuestionForm): string {
  const choices = options.includes(answer) ? options : [answer, ...options];
  const lines = choices.filter((choice) => choice !== '');
  return [
    questionWords.number(at + 1),
    question,
    ...lines.map((one) => (one === answer ? `✓ ${one}` : one)),
  ].join('\n');
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

/** What an exam draws, a line for each part. */
function drawInWords(draw: DrawForm) {
  const lines = partsOfDraw(draw).map((part) =>
    [String(drawnByPart(part)), part.type && exerciseText[part.type].name, part.topic]
      .filter((word) => word !== '')
      .join(' · '),
  );
  return lines.join('\n');
}

function namesOf({ kind }: LessonForm): Record<LessonPart, string> {
  const { subject, about } = kindText[kind];
  return {
    subject,
    content: about,
    exercises: examText.title,
    questions: text.questions,
    theoryAnswer: text.theoryAnswer,
    isPreview: text.isPreview,
    rules: rulesWords.title,
    draw: drawWords.title,
    schedule: text.studyDate,
    classId: text.classField,
  };
}

/** How each part of a form is shown beside that of another. */
function wordsOfParts(
  timeZone: string,
): Record<LessonPart, (form: LessonForm, other: LessonForm) => ReactNode> {
  return {
    subject: ({ subject }) => subject,
    content: ({ kind, about, blocks }, other) =>
      hasBlocks(kind) && blocks.length > 0 ? blocksInWords(blocks, other.blocks) : about,
    exercises: ({ blocks }, other) => blocksInWords(blocks, other.blocks),
    questions: questionsInWords,
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
