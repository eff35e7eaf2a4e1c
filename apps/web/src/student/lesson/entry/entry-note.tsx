import { standingText } from '@institute/contract/exams/exam-standing';
import type { Lesson } from '@institute/contract/exams/exams';
import type { EntryBy } from '@institute/contract/lessons/entry-exam';
import { pathTo } from '@institute/contract/routes';
import * as z from 'zod/mini';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { shortTitle } from '../short-title.ts';
import { entryText as words } from './text.ts';

interface EntryProps {
  lesson: Lesson;
  entry: EntryBy;
}

const named = (name: string) => (
  <PersonText className="font-semibold">{shortTitle(name)}</PersonText>
);

/** Why the exam of a class stands open to somebody who is not in it, or not so far: above what is asked. */
export function EntryNote({ lesson, entry: { passMark, opens } }: EntryProps) {
  const [to] = opens;
  if (!to || lesson.result) return null;
  return (
    <p className="mb-5 max-w-prose rounded-field bg-info-soft px-3 py-2 text-info">
      <Sentence
        words={words.before(passMark)}
        fill={{ own: named(lesson.className), class: named(to.name) }}
      />
    </p>
  );
}

/** What a result has come to: the class that is open now, or what is left to do for it. */
export function EntryOutcome({ lesson, entry: { passMark, opens } }: EntryProps) {
  const [to] = opens;
  if (!to || !lesson.result) return null;
  const { totalScore } = lesson.result;
  const standing = lesson.standing ? z.decode(standingText, lesson.standing) : null;
  const isLeft = standing !== null && standing.attempt !== null;
  const outcome =
    totalScore === null
      ? 'waiting'
      : totalScore >= passMark
        ? 'passed'
        : isLeft
          ? 'again'
          : 'failed';
  const hasPassed = outcome === 'passed';
  return (
    <section aria-label={words.outcome} className="mb-6 rounded-card bg-sunken px-4 py-5">
      <p className="max-w-prose">
        <Sentence
          words={words[outcome](passMark)}
          fill={{ own: named(lesson.className), class: named(to.name) }}
        />
      </p>
      {outcome !== 'waiting' && (
        <LinkButton
          to={pathTo('class', { id: hasPassed ? to.rand : lesson.classRand })}
          variant={outcome === 'again' ? 'secondary' : 'primary'}
          className="mt-4 max-sm:w-full"
        >
          <span className="line-clamp-2">
            <Sentence
              words={words.goTo}
              fill={{
                class: (
                  <PersonText>{shortTitle(hasPassed ? to.name : lesson.className)}</PersonText>
                ),
              }}
            />
          </span>
        </LinkButton>
      )}
    </section>
  );
}
