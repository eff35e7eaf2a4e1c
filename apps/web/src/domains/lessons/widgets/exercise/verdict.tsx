import type { Slip, Verdict as VerdictName } from '@institute/contract/exercises/grade-answer';
import { CircleCheck, CircleDashed, type LucideIcon, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../../../ui/class-names.ts';
import { comparedLetters } from './compared.ts';

const looks: Record<VerdictName, { icon: LucideIcon; tone: string }> = {
  right: { icon: CircleCheck, tone: 'bg-good-soft text-good' },
  nearly: { icon: CircleDashed, tone: 'bg-gold-soft text-gold-strong' },
  wrong: { icon: RotateCcw, tone: 'bg-sunken text-ink' },
};

interface VerdictProps {
  id?: string;
  verdict: VerdictName;
  /** The verdict in words. */
  title: ReactNode;
  /** What was otherwise than expected, in words. */
  slips: readonly string[];
}

/** How an answer was: in a word, with its slips named. Whoever listens hears it as it comes. */
export function Verdict({ id, verdict, title, slips }: VerdictProps) {
  const { icon: Icon, tone } = looks[verdict];
  return (
    <div id={id} role="status" className={cx('flex flex-col gap-1 rounded-field px-4 py-3', tone)}>
      <p className="flex items-center gap-2 font-semibold">
        <Icon size={20} className="shrink-0" />
        {title}
      </p>
      {slips.length > 0 && (
        <ul className="flex flex-col text-ink text-sm">
          {slips.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The sign of a verdict beside one part of an answer; its words are for those who listen. */
export function VerdictSign({ verdict, title }: Pick<VerdictProps, 'verdict'> & { title: string }) {
  const { icon: Icon, tone } = looks[verdict];
  return (
    <span className={cx('inline-flex shrink-0 rounded-full p-1', tone)}>
      <Icon size={16} />
      <span className="sr-only">{title}</span>
    </span>
  );
}

interface ComparedProps {
  /** The answer that was expected. */
  expected: string;
  slips: readonly Slip[];
}

/** An answer with the letters marked that were otherwise: by a line, as colour alone says nothing to some. */
export function Compared({ expected, slips }: ComparedProps) {
  return comparedLetters(expected, slips).map(({ text, isSlip }, at) => {
    const key = `${at} ${text}`;
    if (!isSlip) return <span key={key}>{text}</span>;
    return (
      <mark
        key={key}
        className="bg-transparent text-gold-strong underline decoration-2 decoration-gold underline-offset-[0.4em]"
      >
        {text}
      </mark>
    );
  });
}
