import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';

/** The look of a sheet of content on the page. Never put one inside another. */
export const cardClass = 'rounded-card border border-line bg-surface shadow-card';

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={cx(cardClass, 'p-4 sm:p-5', className)} {...rest} />;
}
