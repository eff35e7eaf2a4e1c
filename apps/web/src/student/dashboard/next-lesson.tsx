import { pathTo } from '@institute/contract/routes';
import type { NextLesson as Next } from '../../domains/lessons/study-model.ts';
import { cardClass } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PersonText } from '../../ui/person-text.tsx';

import { text } from './text.ts';

/** The lesson to go on with, and one press to it; where it is shut, why, and the way to its class. */
export function NextLesson({ next }: { next: Next }) {
  const { classRand, lessonRand, shut, place, done, total } = next;
  const address = { classId: classRand, lessonId: lessonRand };
  const isShut = shut !== '';
  const isExam = next.kind === 'exam';
  return (
    <section
      aria-labelledby="next"
      className={cx(
        cardClass,
        'flex flex-wrap items-center gap-x-4 gap-y-4 p-4 sm:flex-nowrap sm:p-6',
      )}
    >
      <ProgressRing done={done} total={total} label={text.next.ring(done, total)} />
      <div className="min-w-[min(10rem,100%)] flex-1">
        <h2 id="next" className="text-xl sm:text-2xl">
          {text.next.title} <PersonText>{next.subject}</PersonText>
        </h2>
        <p className="mt-1 text-muted">
          <PersonText>{next.className}</PersonText> ·{' '}
          {isExam ? text.next.exam(place, total) : text.next.lesson(place, total)}
        </p>
        {isShut && <p className="mt-2 text-sm">{shut}</p>}
      </div>
      <LinkButton
        to={isShut ? pathTo('class', { id: classRand }) : pathTo('lesson', address)}
        variant={isShut ? 'secondary' : 'primary'}
        size="lg"
        className="max-sm:w-full"
      >
        {isShut ? text.next.toClass : isExam ? text.next.takeExam : text.next.goOn}
      </LinkButton>
    </section>
  );
}

interface ProgressRingProps {
  done: number;
  total: number;
  /** How far, in words. */
  label: string;
}

/** How far along a class is, as a ring of gold around the two numbers. */
function ProgressRing({ done, total, label }: ProgressRingProps) {
  return (
    <span role="img" aria-label={label} className="relative shrink-0 text-gold">
      {/* The ring begins at the top. Its length is an attribute: a painted page may have no styles. */}
      <svg viewBox="0 0 64 64" aria-hidden="true" className="size-18 -rotate-90">
        <g fill="none" strokeWidth="6">
          <circle cx="32" cy="32" r="28" stroke="currentColor" className="text-sunken" />
          {done > 0 && (
            <circle
              cx="32"
              cy="32"
              r="28"
              stroke="currentColor"
              strokeLinecap="round"
              pathLength={total}
              strokeDasharray={`${done} ${total}`}
            />
          )}
        </g>
      </svg>
      <span
        aria-hidden="true"
        className="figures absolute inset-0 flex items-center justify-center font-semibold text-ink"
      >
        {done}/{total}
      </span>
    </span>
  );
}
