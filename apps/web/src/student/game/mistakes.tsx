import { Check, X } from 'lucide-react';
import { MixedText } from '../../ui/mixed-text.tsx';
import { differByMarks } from '../../ui/runs.ts';
import type { Mistake } from './play.ts';
import { text } from './text.ts';

/** The questions that were missed, each with what was answered and what is right, to learn from. */
export function Mistakes({ mistakes }: { mistakes: readonly Mistake[] }) {
  if (mistakes.length === 0) return null;
  return (
    <section aria-labelledby="mistakes" className="mt-5 border-line border-t pt-4">
      <h3 id="mistakes" className="mb-2 font-semibold">
        {text.mistakes}
      </h3>
      <ol className="flex flex-col divide-y divide-line">
        {mistakes.map(({ question, chosen, right }) => {
          const options = question.options.map((option) => option.text);
          const isLarge = differByMarks(options);
          return (
            <li key={question.question} className="flex flex-col gap-1 py-3">
              <MixedText
                text={question.question}
                className="block whitespace-pre-line font-medium"
              />
              <p className="flex items-baseline gap-2 text-bad">
                <X size={18} className="shrink-0 self-center" />
                <span className="sr-only">{text.wrong}: </span>
                <MixedText text={options[chosen] ?? ''} isLarge={isLarge} />
              </p>
              <p className="flex items-baseline gap-2 text-good">
                <Check size={18} className="shrink-0 self-center" />
                <span className="sr-only">{text.right}: </span>
                <MixedText text={options[right] ?? ''} isLarge={isLarge} />
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
