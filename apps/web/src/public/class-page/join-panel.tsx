import { classPriceWords } from '@institute/contract/classes/class-price';
import type { PublicClass } from '@institute/contract/classes/public-class';
import { entryExamFacts } from '@institute/contract/lessons/entry-exam-words';
import { pathTo } from '@institute/contract/routes';
import { isFree } from '../../domains/classes/class-list.ts';
import { pathToJoin } from '../../domains/lessons/class-to-join.ts';
import { registerPath } from '../../platform/location.ts';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Sentence } from '../../ui/sentence.tsx';
import { text } from './text.ts';
import { ShortTitle } from './two-scripts-title.tsx';

/**
 * The way in: the class is kept in the address through sign-up, sign-in and verification, and whoever
 * is signed in already is led straight to it. Where another class comes first, it says so.
 */
export function JoinPanel({ page }: { page: PublicClass }) {
  if (!page.isOpen) {
    return (
      <div className="flex flex-col gap-3">
        <p className="font-semibold">{text.closed}</p>
        <a href={pathTo('dashboard')} className={buttonClass('secondary', 'lg')}>
          {text.otherClasses}
        </a>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <a
        href={registerPath(pathToJoin(page.item.rand))}
        data-join=""
        className={cx(buttonClass('primary', 'lg'), 'w-full')}
      >
        {isFree(page.item) ? text.joinFree : text.join}
      </a>
      <p className="text-center text-muted text-sm">
        {page.prerequisite ? (
          <ComesFirst {...page.prerequisite} />
        ) : isFree(page.item) ? (
          text.joinHint
        ) : (
          text.joinPaid(classPriceWords(page.item))
        )}
      </p>
    </div>
  );
}

/** What comes before the class: another one, or the exam that may be passed instead. */
function ComesFirst({ name, entry }: NonNullable<PublicClass['prerequisite']>) {
  const first = <ShortTitle title={name} />;
  if (!entry) return <Sentence words={text.joinLater} fill={{ class: first }} />;
  const exam = <ShortTitle title={entry.subject} />;
  return (
    <Sentence words={text.joinByExam} fill={{ class: first, exam, facts: entryExamFacts(entry) }} />
  );
}
