import { pathTo } from '@institute/contract/routes';
import type { RootWord, TaughtIn } from '@institute/contract/words/word-roots';
import { Link } from 'react-router';
import { AddWord } from '../../domains/words/widgets/add-word.tsx';
import { Card } from '../../ui/card.tsx';
import { SoundButton } from '../../ui/sound-button.tsx';
import { TwoScripts } from '../../ui/two-scripts.tsx';
import { text } from './text.ts';

/** A word of a root: what it means, how it is built, where it is taught. */
export function RootWordCard({ word }: { word: RootWord }) {
  const parts = [
    { name: text.pattern, value: word.pattern },
    { name: text.plural, value: word.plural },
  ].filter(({ value }) => value !== '');
  return (
    <Card className="flex h-full flex-col gap-3 [overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p dir="auto" className="min-w-0 font-semibold text-lg">
          {word.meaning}
        </p>
        <span className="flex min-w-0 items-center gap-2">
          {word.sound && <SoundButton path={word.sound} word={word.arabic} />}
          <bdi lang="ar" translate="no" className="font-amiri text-3xl leading-loose">
            {word.arabic}
          </bdi>
        </span>
      </div>
      {parts.length > 0 && (
        <dl className="flex flex-wrap gap-x-6 gap-y-1">
          {parts.map(({ name, value }) => (
            <div key={name} className="flex items-baseline gap-2">
              <dt className="text-muted text-sm">{name}</dt>
              <dd lang="ar" translate="no" dir="rtl" className="font-amiri text-xl leading-loose">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div>
        <p className="text-muted text-sm">{text.taughtIn}</p>
        <ul>
          {word.lessons.map((lesson) => (
            <li key={lesson.lessonRand}>
              <LessonLink lesson={lesson} />
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-auto">
        <AddWord id={word.id} isMine={word.isMine} />
      </div>
    </Card>
  );
}

/** To the lesson; of a class that the reader has not joined, to its page for everybody. */
function LessonLink({ lesson }: { lesson: TaughtIn }) {
  const { classRand, classSlug, lessonRand, subject, className } = lesson;
  const words = (
    <>
      <bdi className="underline underline-offset-4">{subject}</bdi>
      <span className="block text-muted text-sm">
        <TwoScripts title={className} />
      </span>
    </>
  );
  const look = 'tap flex flex-col justify-center';
  return classSlug === '' ? (
    <Link to={pathTo('lesson', { classId: classRand, lessonId: lessonRand })} className={look}>
      {words}
    </Link>
  ) : (
    <a href={pathTo('publicLesson', { slug: classSlug, id: lessonRand })} className={look}>
      {words}
    </a>
  );
}
