import { getHomework } from '@institute/contract/homework/my-homework';
import { CloudUpload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAnswer } from '../../../platform/answers.ts';
import { errorCode, isRefusal } from '../../../platform/api-error.ts';
import { notedSlots } from '../../../platform/takes/noted-slots.ts';
import { Button } from '../../../ui/button.tsx';
import { cardClass } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { lazy } from '../../../ui/lazy.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { askedOf, type Given, givenBy, pathOf } from '../given.ts';
import { text as words } from '../text.ts';

const KeptDialog = lazy(() => import('./kept-dialog.tsx').then((code) => code.KeptDialog), {
  whenLost: 'close',
});

/** How often it is looked whether anything was handed in meanwhile, in ms. */
const LOOK_MS = 3_000;

/** Homework that this device keeps and that is not handed in, with the way to it. */
export function Unsent() {
  const [slots, setSlots] = useState(notedSlots);
  useEffect(() => {
    const clock = setInterval(() => setSlots(notedSlots()), LOOK_MS);
    return () => clearInterval(clock);
  }, []);
  const unsent = Object.entries(slots).flatMap(([slot, state]) => {
    const given = givenBy(slot);
    return given ? [{ slot, isGoing: state === 'wanted', given }] : [];
  });
  if (unsent.length === 0) return null;
  return (
    <section aria-labelledby="unsent-homework" className={cx(cardClass, 'flex gap-3 p-4')}>
      <CloudUpload size={24} aria-hidden="true" className="shrink-0 text-gold-strong" />
      <div className="flex min-w-0 grow flex-col gap-2">
        <h2 id="unsent-homework" className="font-semibold">
          {words.unsent}
        </h2>
        <ul className="flex flex-col gap-2">
          {unsent.map(({ slot, ...one }) => (
            <UnsentOne key={slot} {...one} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** What says that a homework, or what gives it, is there no longer. */
const GONE: readonly string[] = ['lesson_not_found', 'meeting_not_found', 'class_not_found'];

/** Why a homework takes nothing any more, in words; empty where it does, null until that is known. */
function useRefusal(given: Given): string | null {
  const { data, error } = useAnswer(getHomework, askedOf(given));
  if (data) {
    const one = data.homework.find(
      ({ blockId }) => 'meetingId' in given || blockId === given.blockId,
    );
    if (!one) return words.goneHomework;
    return one.left > 0 ? '' : one.refusal;
  }
  if (!error) return null;
  // Without a line its page says what it knows.
  if (!isRefusal(error)) return '';
  return GONE.includes(errorCode(error) ?? '') ? words.goneHomework : error.message;
}

/** One of them: the way to it, or, where it takes nothing any more, to what is kept. */
function UnsentOne({ given, isGoing }: { given: Given; isGoing: boolean }) {
  const refusal = useRefusal(given);
  const [isOpen, setOpen] = useState(false);
  const isShut = refusal !== null && refusal !== '' && !isGoing;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span>
        {isGoing ? words.unsentGoing : isShut ? `${refusal} ${words.unsentOne}` : words.unsentOne}
      </span>
      {refusal === null && !isGoing ? (
        <Loading label={words.unsentOne}>
          <Skeleton className="h-11 w-24" />
        </Loading>
      ) : isShut ? (
        <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
          {words.look}
        </Button>
      ) : (
        <LinkButton to={pathOf(given)} variant="secondary" size="sm">
          {words.open}
        </LinkButton>
      )}
      {isShut && isOpen && (
        <KeptDialog
          given={given}
          refusal={refusal}
          onClose={() => setOpen(false)}
          fallback={null}
        />
      )}
    </li>
  );
}
