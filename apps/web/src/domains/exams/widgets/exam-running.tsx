import { Timer } from 'lucide-react';
import { durationText } from '../../../ui/duration.ts';
import { useSecondsLeft } from '../seconds-left.ts';
import { runningText as words } from '../text.ts';

/** That the time of an exam runs, and how much of it is left, second by second. */
export function ExamRunning({ endsAt }: { endsAt: Date }) {
  const left = useSecondsLeft(endsAt);
  return (
    <span className="inline-flex items-start gap-1.5 font-semibold text-gold-strong">
      <Timer size={18} aria-hidden className="mt-[0.15em] shrink-0" />
      <span className="figures">{left > 0 ? words.left(durationText(left)) : words.over}</span>
    </span>
  );
}
