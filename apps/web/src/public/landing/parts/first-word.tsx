import { pathTo } from '@institute/contract/routes';
import { cx } from '../../../ui/class-names.ts';
import { StarPattern } from '../../../ui/star-pattern.tsx';
import { arabic } from './arabic.ts';
import { SectionTitle } from './section.tsx';
import { text } from './text.ts';

const words = text.word;
const NAME = 'first-word';

/**
 * A word to read and a question, for whoever has no account yet. Radio buttons and style sheets do it
 * all, so it works before any script has come, and without.
 */
export function FirstWord() {
  return (
    <section id={NAME} aria-labelledby={`${NAME}-title`} className="scroll-mt-4 bg-sunken">
      <div className="mx-auto grid grid-cols-1 max-w-6xl gap-x-12 gap-y-6 px-5 py-10 sm:px-8 lg:grid-cols-2 lg:items-center lg:py-14">
        <div>
          <SectionTitle id={NAME} arabic={arabic.firstWord} title={words.title} />
          <TheWord />
        </div>
        <Question />
      </div>
    </section>
  );
}

/** The word, large, and what it is made of. */
function TheWord() {
  return (
    <>
      <p className="relative flex h-48 items-center justify-center overflow-hidden rounded-card bg-cover-teal text-on-hero">
        <StarPattern scale={1.2} className="opacity-20" />
        <span
          lang="ar"
          translate="no"
          dir="rtl"
          className="relative pt-4 font-amiri text-7xl leading-[2]"
        >
          {arabic.word}
        </span>
      </p>
      {/* The browser's own player: it needs no script, and fetches nothing before it is pressed. */}
      <audio
        controls
        preload="none"
        src="/first-word.mp3"
        aria-label={words.listen}
        controlsList="nodownload noplaybackrate"
        className="mt-4 h-11 w-full max-w-sm"
      >
        <track kind="captions" srcLang="ar" src="/first-word.vtt" />
      </audio>
      <p className="mt-4">{words.reading}</p>
      <ol dir="rtl" className="mt-2 flex w-fit gap-3">
        {arabic.signs.map((sign, at) => (
          <li
            key={sign}
            className="flex min-w-20 flex-col items-center rounded-field border border-line bg-surface px-4 py-1"
          >
            <span lang="ar" translate="no" className="font-amiri text-3xl leading-[1.9]">
              {sign}
            </span>
            <span dir="ltr" className="text-muted text-sm">
              {words.parts[at]}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 font-semibold">{words.whole}</p>
    </>
  );
}

/** The label of a choice; the colour it takes tells what it was, and the words beneath say so. */
const choice =
  'flex min-h-20 cursor-pointer items-center justify-center rounded-field border-2 border-line-strong bg-surface font-amiri text-4xl leading-[1.9] hover:bg-primary-soft';

/** The inputs stand before their labels and the answers: `:checked ~` reaches both. */
function Question() {
  return (
    <fieldset className="grid grid-cols-3 gap-3">
      {/* WebKit gives a legend in a grid the width of its words on one line. */}
      <legend className="mb-3 max-w-full font-semibold text-xl">{words.question}</legend>
      <input type="radio" name={NAME} id="word-book" className="peer/book sr-only" />
      <input type="radio" name={NAME} id="word-house" className="peer/house sr-only" />
      <input type="radio" name={NAME} id="word-pen" className="peer/pen sr-only" />
      <label
        htmlFor="word-book"
        lang="ar"
        translate="no"
        className={cx(
          choice,
          'peer-checked/book:border-bad peer-checked/book:bg-bad-soft peer-focus-visible/book:outline-2 peer-focus-visible/book:outline-offset-2',
        )}
      >
        {arabic.book}
      </label>
      <label
        htmlFor="word-house"
        lang="ar"
        translate="no"
        className={cx(
          choice,
          'peer-checked/house:border-good peer-checked/house:bg-good-soft peer-focus-visible/house:outline-2 peer-focus-visible/house:outline-offset-2',
        )}
      >
        {arabic.house}
      </label>
      <label
        htmlFor="word-pen"
        lang="ar"
        translate="no"
        className={cx(
          choice,
          'peer-checked/pen:border-bad peer-checked/pen:bg-bad-soft peer-focus-visible/pen:outline-2 peer-focus-visible/pen:outline-offset-2',
        )}
      >
        {arabic.pen}
      </label>
      <div
        role="status"
        className={cx(
          'col-span-3 lg:min-h-24 [&>*]:hidden',
          'peer-checked/book:[&>:nth-child(1)]:block',
          'peer-checked/house:[&>:nth-child(2)]:block',
          'peer-checked/pen:[&>:nth-child(3)]:block',
        )}
      >
        <p className="font-medium text-bad">{words.wrongKitab}</p>
        <div>
          <p className="font-medium text-good">{words.right}</p>
          <a
            href={pathTo('register')}
            className="tap mt-2 inline-flex items-center rounded-field font-semibold text-primary underline underline-offset-4"
          >
            {words.goOn}
          </a>
        </div>
        <p className="font-medium text-bad">{words.wrongQalam}</p>
      </div>
    </fieldset>
  );
}
