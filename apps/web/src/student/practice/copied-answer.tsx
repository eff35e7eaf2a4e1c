import { type Exercise, rightAnswerTo } from '@institute/contract/exercises/kinds';
import { dictionary } from '@institute/contract/language';
import { meaningsOf } from '../../domains/lessons/word-language.ts';
import type { PracticeCard } from '../../domains/words/model.ts';
import { MixedText } from '../../ui/mixed-text.tsx';

const words = dictionary('student/practice/copied-answer', {
  title: 'Here is the answer',
  hint: 'Copy it once. It comes again tomorrow.',
});

/** What a card asks for, above its field: it was missed twice, and is copied now. */
export function CopiedAnswer({ card }: { card: PracticeCard }) {
  return (
    <section
      aria-label={words.title}
      className="flex flex-col gap-1 rounded-field bg-gold-soft px-4 py-3 text-center"
    >
      <p className="font-semibold">{words.title}</p>
      {linesOf(card).map((line) => (
        <MixedText key={line} text={line} isLarge className="block" />
      ))}
      <p className="text-muted text-sm">{words.hint}</p>
    </section>
  );
}

function linesOf(card: PracticeCard): string[] {
  if (card.asks === 'exercise') return answerLines(card.exercise);
  return [card.asks === 'arabic' ? card.arabic : meaningsOf(card)[0].value];
}

/** The right answer to an exercise, a line for each part of it. */
function answerLines(exercise: Exercise): string[] {
  const answer = rightAnswerTo(exercise);
  switch (answer.type) {
    case 'match':
      return answer.matched.map(({ left, right }) => `${left} = ${right}`);
    case 'order':
      return exercise.type === 'order' && exercise.shown === 'words'
        ? [answer.placed.join(' ')]
        : answer.placed;
    case 'choice':
    case 'choices':
    case 'listen':
      return [answer.chosen].flat();
    default:
      return [answer.given].flat();
  }
}
