import { MixedText } from '../../../ui/mixed-text.tsx';
import { factsText } from '../text.ts';

/** What a student can do after a class, line by line; nothing where nothing is said. */
export function Outcomes({ outcomes }: { outcomes: string }) {
  const lines = outcomes.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-xl">{factsText.outcomes}</h2>
      <ul className="flex list-disc flex-col gap-1.5 ps-5 marker:text-gold">
        {lines.map((line) => (
          <li key={line}>
            <MixedText text={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}
