import { type ScoreTone, scoreText, scoreTone } from '../../../domains/exams/score.ts';
import { cx } from '../../../ui/class-names.ts';

const tones: Record<ScoreTone, string> = {
  good: 'bg-good-soft text-good',
  info: 'bg-info-soft text-info',
  gold: 'bg-gold-soft text-gold-strong',
  bad: 'bg-bad-soft text-bad',
};

interface ScoreProps {
  label: string;
  score: number | null;
  /** Words while there is no score. */
  pending: string;
}

/** One score with its name: coloured by its height, or grey with words while it is not known. */
export function Score({ label, score, pending }: ScoreProps) {
  return (
    <div
      className={cx(
        'flex grow basis-36 flex-col gap-0.5 rounded-field px-4 py-3',
        score === null ? 'bg-sunken' : tones[scoreTone(score)],
      )}
    >
      <dt className="text-ink text-sm">{label}</dt>
      <dd className={cx('font-semibold', score === null ? 'text-lg' : 'text-2xl')}>
        {score === null ? pending : <span className="figures">{scoreText(score)}</span>}
      </dd>
    </div>
  );
}
