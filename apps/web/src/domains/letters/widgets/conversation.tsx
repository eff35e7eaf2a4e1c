import { answersText } from '@institute/contract/letters/hours';
import type { Letter, Thread } from '@institute/contract/letters/letters';
import { zoneName } from '@institute/contract/time/zone-name';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { errorCode, errorMessage } from '../../../platform/api-error.ts';
import { useNow } from '../../../platform/server-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useCan } from '../../auth/use-actor.ts';
import { text } from '../text.ts';
import { type ConversationRef, useConversation } from '../use-conversation.ts';
import { LetterComposer } from './letter-composer.tsx';
import { LetterRow } from './letter-row.tsx';

/** What there is no conversation for; a link that was damaged on its way holds what cannot be an id. */
const MISSING: ReadonlySet<string> = new Set(['letters_not_found', 'invalid_input']);

interface ConversationProps {
  conversation: ConversationRef;
  /** What is shown where there is no such conversation. */
  missing: ReactNode;
  takesFocus?: boolean;
  /** A letter that stands out, such as one that was reported. */
  markedId?: number | undefined;
  onSent?: () => void;
}

/** A conversation, the newest letter at the bottom, and the box in which the next is written. */
export function Conversation(props: ConversationProps) {
  const { conversation, takesFocus, markedId, onSent, missing } = props;
  const { query, earlier, put, askAgain } = useConversation(conversation);
  const mayReport = useCan('letters.write');
  if (!query.data) {
    if (query.isPending) return <ConversationSkeleton />;
    const isMissing = MISSING.has(errorCode(query.error) ?? '');
    return isMissing ? missing : <ErrorState title={text.failed} query={query} />;
  }
  const { thread, letters } = query.data;
  const isAnswer = conversation.studentId !== null;
  return (
    <div className="flex flex-col gap-3">
      <Notes thread={thread} isStudent={!isAnswer} />
      <LetterList
        letters={letters}
        readTo={thread.readTo}
        isOffice={thread.isOffice}
        mayReport={mayReport && !thread.isOffice}
        mayWrite={thread.mayWrite}
        markedId={markedId}
        earlier={earlier}
        onChange={(letter) => void put(letter)}
        onReload={askAgain}
      />
      {thread.closed && (
        <p className="rounded-field bg-gold-soft px-3 py-2">{text.closed[thread.closed]}</p>
      )}
      {thread.mayWrite && (
        <LetterComposer
          conversation={conversation}
          isAnswer={isAnswer}
          consent={thread.consent}
          takesFocus={takesFocus}
          onSent={async (letter) => {
            await put(letter);
            if (letters.length === 0) void askAgain();
            onSent?.();
          }}
        />
      )}
    </div>
  );
}

/** Who reads, and when somebody answers. */
function Notes({ thread, isStudent }: { thread: Thread; isStudent: boolean }) {
  const { className, teachers, zone, isAnswered, closed, isOffice } = thread;
  const hours = teachers.flatMap((one) => (one.hours ? [{ ...one, hours: one.hours }] : []));
  return (
    <div className="flex flex-col gap-1 text-muted text-sm">
      {isStudent && (
        <p className="font-medium text-base text-ink">
          <PersonText>{className}</PersonText>
        </p>
      )}
      <p>{isOffice ? text.youAreOffice : text.officeReads}</p>
      {isStudent && closed === null && hours.length > 0 && (
        <ul>
          {hours.map((one) => (
            <li key={one.name}>
              <PersonText>{answersText(one.name, one.hours)}</PersonText>
            </li>
          ))}
          <li>
            {text.zone(zoneName(zone))} {!isAnswered && text.waitsUntil}
          </li>
        </ul>
      )}
    </div>
  );
}

interface LetterListProps {
  letters: readonly Letter[];
  /** Up to which letter had been read. */
  readTo: number;
  isOffice: boolean;
  mayReport: boolean;
  mayWrite: boolean;
  markedId: number | undefined;
  earlier: ReturnType<typeof useConversation>['earlier'];
  onChange: (letter: Letter) => void;
  /** Signs the addresses of recordings anew. */
  onReload: () => Promise<unknown>;
}

function LetterList(props: LetterListProps) {
  const { letters, isOffice, mayReport, mayWrite, earlier, onChange, onReload } = props;
  const now = useNow();
  // Stays where it was when the conversation was opened.
  const [readTo] = useState(props.readTo);
  const box = useRef<HTMLDivElement>(null);
  useKeptPlace(box, letters);
  const fresh = isOffice ? undefined : letters.find((one) => one.id > readTo && !one.isMine)?.id;
  if (letters.length === 0) {
    return (
      <EmptyState title={text.none}>{mayWrite ? text.noneDetail : text.noneToRead}</EmptyState>
    );
  }
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
      tabIndex={0}
      aria-label={text.letters}
      className="flex max-h-[50dvh] sm:max-h-[60dvh] flex-col gap-3 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-3"
    >
      {earlier.exist && (
        <Button
          variant="ghost"
          className="shrink-0 self-center"
          busy={earlier.isLoading}
          busyLabel={text.loading}
          onClick={earlier.load}
        >
          {text.earlier}
        </Button>
      )}
      <FormAlert message={earlier.error ? errorMessage(earlier.error, text.earlierFailed) : null} />
      <ol className="flex flex-col gap-3">
        {letters.map((letter) => (
          <li key={letter.id} className="flex min-w-0 flex-col gap-3">
            {letter.id === fresh && readTo > 0 && (
              <p className="flex items-center gap-2 text-primary text-sm before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
                {text.fresh}
              </p>
            )}
            <LetterRow
              {...{ letter, now, mayReport, onChange, onReload }}
              isMarked={letter.id === props.markedId}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Begins at the newest letter and stays with it; earlier letters that come above move nothing that is read. */
function useKeptPlace(box: { current: HTMLElement | null }, letters: readonly Letter[]): void {
  const before = useRef({ first: 0, last: 0, height: 0 });
  const [first, last] = [letters[0]?.id ?? 0, letters.at(-1)?.id ?? 0];
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const was = before.current;
    if (last !== was.last) element.scrollTop = element.scrollHeight;
    else if (first < was.first) element.scrollTop += element.scrollHeight - was.height;
    before.current = { first, last, height: element.scrollHeight };
  }, [box, first, last]);
}

function ConversationSkeleton() {
  return (
    <Loading label={text.loading}>
      <Skeleton className="h-5 w-60" />
      <Skeleton className="mt-3 h-64" />
      <Skeleton className="mt-3 h-24" />
    </Loading>
  );
}
