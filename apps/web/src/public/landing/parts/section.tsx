import type { ReactNode } from 'react';
import { cx } from '../../../ui/class-names.ts';

interface SectionProps {
  id: string;
  /** Stands over the title as its companion. */
  arabic: string;
  title: string;
  /** A ground of its own, which parts it from its neighbours. */
  isSunken?: boolean;
  /** On a wide screen the title stands beside what it is about. */
  isSplit?: boolean;
  children: ReactNode;
}

/** A section of the landing page, its title in both scripts. */
export function Section({ id, arabic, title, isSunken, isSplit, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={cx('scroll-mt-4', isSunken && 'bg-sunken')}
    >
      <div
        className={cx(
          'mx-auto max-w-6xl px-5 py-10 sm:px-8 lg:py-14',
          isSplit && 'lg:grid lg:grid-cols-[1fr_2fr] lg:gap-12',
        )}
      >
        <SectionTitle id={id} arabic={arabic} title={title} />
        {children}
      </div>
    </section>
  );
}

export function SectionTitle({ id, arabic, title }: Pick<SectionProps, 'id' | 'arabic' | 'title'>) {
  return (
    <header className="mb-6">
      <p
        lang="ar"
        translate="no"
        dir="rtl"
        aria-hidden="true"
        className="w-fit font-amiri text-gold-strong text-xl leading-[1.9]"
      >
        {arabic}
      </p>
      <h2 id={`${id}-title`} className="text-2xl lg:text-3xl">
        {title}
      </h2>
    </header>
  );
}
