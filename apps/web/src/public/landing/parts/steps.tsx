import type { Point } from '@institute/contract/settings/institute-profile';
import type { ReactNode } from 'react';
import { standardLanding } from '../../../domains/settings/standard-landing.ts';
import { StarMark, StarPattern } from '../../../ui/star-pattern.tsx';
import { arabic } from './arabic.ts';
import { Section } from './section.tsx';
import { text } from './text.ts';

const words = text.steps;

/**
 * The way of a student in three steps, each with a small picture of what the product shows there: in the
 * institute's own words, or in those of the product.
 */
export function Steps({ own }: { own: readonly Point[] }) {
  const steps = (own.length > 0 ? own : standardLanding.steps).map((step, at) => ({
    ...step,
    number: at + 1,
    Picture: pictures[at] ?? Praise,
  }));
  return (
    <Section id="steps" arabic={arabic.steps} title={words.title}>
      <ol className="grid grid-cols-1 gap-x-8 gap-y-8 sm:grid-cols-3">
        {steps.map(({ number, title, line, Picture }) => (
          <li key={number} className="min-w-0">
            <Picture />
            <h3 className="mt-4 flex items-center gap-2.5 text-lg">
              <span className="figures inline-flex size-8 shrink-0 items-center justify-center rounded-full border-2 border-gold text-base text-gold-strong">
                {number}
              </span>
              <bdi className="min-w-0 break-words">{title}</bdi>
            </h3>
            <p dir="auto" className="mt-1 break-words text-muted">
              {line}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Frame({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      className={`relative flex h-40 flex-col items-center justify-center overflow-hidden rounded-card ${className}`}
    >
      {children}
    </div>
  );
}

/** A cover, as classes have. */
function Cover() {
  return (
    <Frame className="bg-cover-indigo text-on-hero">
      <StarPattern className="opacity-20" />
      <span
        lang="ar"
        translate="no"
        dir="rtl"
        className="relative font-amiri text-5xl leading-[1.7]"
      >
        {arabic.letters}
      </span>
      <span className="relative">{words.classOf}</span>
    </Frame>
  );
}

/** A line of a lesson with its translation beneath. */
function Lesson() {
  return (
    <Frame className="border border-line bg-surface px-4">
      <span
        lang="ar"
        translate="no"
        dir="rtl"
        className="text-center font-amiri text-3xl leading-[1.9]"
      >
        {arabic.sentence}
      </span>
      <span className="text-center text-muted text-sm">{words.translation}</span>
    </Frame>
  );
}

/** What is said at the end of an exam. */
function Praise() {
  return (
    <Frame className="bg-gold-soft text-gold-strong">
      <StarMark className="size-12 text-gold" />
      <span lang="ar" translate="no" dir="rtl" className="font-amiri text-3xl leading-[1.8]">
        {arabic.praise}
      </span>
      <span className="text-sm">{words.passed}</span>
    </Frame>
  );
}

/** By the place of the step. */
const pictures = [Cover, Lesson, Praise] as const;
