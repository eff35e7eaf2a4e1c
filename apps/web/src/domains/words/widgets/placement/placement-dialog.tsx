import { pathTo } from '@institute/contract/routes';
import {
  getPlacement,
  judgePlacement,
  type Placement,
  type PlacementAdvice,
} from '@institute/contract/words/placement';
import { useEffect, useRef, useState } from 'react';
import { useAct, useAnswer } from '../../../../platform/answers.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { FormAlert } from '../../../../ui/form-alert.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx';
import { TwoScripts } from '../../../../ui/two-scripts.tsx';
import { placementText as words } from './text.ts';

/** A dozen questions, one after the other, and where their reader should begin. */
export function PlacementDialog({ onClose }: { onClose: () => void }) {
  const query = useAnswer(getPlacement, {}, { gcTime: 0, staleTime: Infinity });
  return (
    <Dialog open title={words.title} onClose={onClose} closeOnOutside={false}>
      {query.data ? (
        <Round placement={query.data} onClose={onClose} />
      ) : query.error ? (
        <ErrorState title={words.failed} query={query} />
      ) : (
        <Loading label={words.loading}>
          <Skeleton className="h-60" />
        </Loading>
      )}
    </Dialog>
  );
}

function Round({ placement, onClose }: { placement: Placement; onClose: () => void }) {
  const { round, items } = placement;
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const judge = useAct(judgePlacement);
  const item = items[answers.length];
  const answer = (given: string) => {
    const all = [...answers, given];
    setAnswers(all);
    if (all.length === items.length) judge.mutate({ round, answers: [...all] });
  };
  if (judge.data) return <Advice advice={judge.data} onClose={onClose} />;
  if (!item) {
    return judge.error ? (
      <div className="flex flex-col gap-3">
        <FormAlert message={words.judgeFailed} />
        <Button onClick={() => judge.mutate({ round, answers: [...answers] })}>
          {words.again}
        </Button>
      </div>
    ) : (
      <Loading label={words.judging}>
        <Skeleton className="h-60" />
      </Loading>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <ProgressBar value={answers.length} max={items.length} label={words.title} />
        <span className="figures shrink-0 text-muted text-sm">
          {words.progress(answers.length + 1, items.length)}
        </span>
      </div>
      <Item key={answers.length} item={item} onAnswer={answer} />
    </div>
  );
}

interface ItemProps {
  item: Placement['items'][number];
  onAnswer: (given: string) => void;
}

function Item({ item, onAnswer }: ItemProps) {
  const { asks, arabic, options } = item;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: reading goes on at the question.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const lang = asks === 'meaning' ? 'en' : 'ar-Latn';
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="text-muted outline-none">
        {words.asks[asks]}
      </h3>
      <p dir="rtl" lang="ar" className="reading-arabic py-2 text-center">
        {arabic}
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map((option) => (
          <Button
            key={option}
            variant="secondary"
            size="lg"
            lang={lang}
            translate="no"
            onClick={() => onAnswer(option)}
          >
            {option}
          </Button>
        ))}
      </div>
      <Button variant="ghost" onClick={() => onAnswer('')}>
        {words.unknown}
      </Button>
    </>
  );
}

/** What the answers say of their reader, and the way to where to begin. */
function Advice({ advice, onClose }: { advice: PlacementAdvice; onClose: () => void }) {
  const { reading, begin } = advice;
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex flex-col gap-4">
      <p ref={heading} tabIndex={-1} className="text-lg outline-none">
        {words.reading[reading]}
      </p>
      {begin ? (
        <>
          <p className="font-semibold text-xl">
            <TwoScripts title={begin.name} />
          </p>
          <LinkButton size="lg" to={pathTo('class', { id: begin.rand })}>
            {words.begin}
          </LinkButton>
        </>
      ) : (
        <p>{words.none}</p>
      )}
      <Button variant="ghost" onClick={onClose}>
        {words.close}
      </Button>
    </div>
  );
}
