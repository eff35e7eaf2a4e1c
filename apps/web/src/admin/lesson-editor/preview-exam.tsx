import { answerWaysOf } from '@institute/contract/exams/answer-ways';
import type { Block } from '@institute/contract/lessons/blocks';
import { distinctByLook } from '@institute/contract/text/look';
import { useState } from 'react';
import { ExamIntroduction } from '../../domains/exams/widgets/exam-introduction.tsx';
import { QuestionField } from '../../domains/exams/widgets/question-field.tsx';
import { type DrawForm, drawnBy } from '../../domains/lessons/exam-draw-model.ts';
import { type RulesForm, satAs } from '../../domains/lessons/exam-rules-model.ts';
import type { QuestionForm } from '../../domains/lessons/managed-model.ts';
import { Content } from '../../ui/content/content.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { drawWords, previewWords as words } from './text.ts';

const PreviewExercises = lazy(() =>
  import('./preview-exercises.tsx').then((code) => code.PreviewExercises),
);

interface ExamPreviewProps {
  /** The theory question. */
  about: string;
  questions: readonly QuestionForm[];
  /** Its exercises. */
  blocks: readonly Block[];
  rules: RulesForm;
  /** What its attempts draw from the bank. */
  draw: DrawForm;
  classId: number;
  /** Null for one that is not saved yet. */
  lessonId: number | null;
}

/** An exam as a student takes it; what is chosen here goes nowhere. */
export function ExamPreview(props: ExamPreviewProps) {
  const { about, questions, blocks, rules, draw, classId, lessonId } = props;
  const drawn = drawnBy(draw);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const hasTheory = about.trim() !== '';
  return (
    <div className="flex flex-col gap-8">
      <ExamIntroduction
        questions={questions.length}
        exercises={blocks.length + drawn}
        ways={answerWaysOf(
          blocks.flatMap((block) => (block.kind === 'exercise' ? block.exercise : [])),
        )}
        hasTheory={hasTheory}
        isOnTheWay={false}
        sat={satAs(rules)}
      />
      {questions.map(({ id, question, ...written }, place) => (
        <QuestionField
          key={id}
          question={{ id: place, question, choices: choicesOf(written) }}
          number={place + 1}
          chosen={chosen[id]}
          error={undefined}
          onChoose={(choice) => setChosen((now) => ({ ...now, [id]: choice }))}
        />
      ))}
      {blocks.length > 0 && (
        <PreviewExercises
          blocks={blocks}
          firstNumber={questions.length + 1}
          place={{ classId, lessonId }}
          fallback={<Skeleton className="h-40" />}
        />
      )}
      {drawn > 0 && (
        <p className="rounded-field border border-line border-dashed px-3 py-6 text-center text-muted">
          {drawWords.preview(drawn)}
        </p>
      )}
      {hasTheory && (
        <section aria-label={words.theory} className="flex flex-col gap-4">
          <h4 className="text-xl">{words.theory}</h4>
          <Content text={about} isTyped />
          <p className="rounded-field border border-line border-dashed px-3 py-6 text-center text-muted">
            {words.answerField}
          </p>
        </section>
      )}
    </div>
  );
}

/** The choices there are; their order is another one for every student (rulings §5). */
function choicesOf({ answer, options }: Pick<QuestionForm, 'answer' | 'options'>): string[] {
  return distinctByLook([answer, ...options].map((one) => one.trim()));
}
