import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export type BadgeTone = 'neutral' | 'primary' | 'gold' | 'good' | 'bad' | 'info';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-muted',
  primary: 'bg-primary-soft text-primary-strong',
  gold: 'bg-gold-soft text-gold-strong',
  good: 'bg-good-soft text-good',
  bad: 'bg-bad-soft text-bad',
  info: 'bg-info-soft text-info',
};

interface BadgeProps {
  tone?: BadgeTone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * A word or two about the state of a thing. The word carries the meaning, the colour only helps. What a
 * person wrote, such as a category, goes on in a second line where it is long.
 */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 whitespace-nowrap font-medium text-sm [&>bdi]:whitespace-normal',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
