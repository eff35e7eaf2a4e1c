import { Clock, Trash2, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { readWaiting, stopWaiting, useWaitingStore } from '../../../platform/waiting.ts';
import { Button } from '../../../ui/button.tsx';
import { PersonBlock } from '../../../ui/person-text.tsx';
import { text as words } from '../text.ts';
import { type Refused, summaryOf } from '../waiting-model.ts';

const text = words.waiting;

/** What the server is still to hear of the person, and what it would not have. */
export function WaitingList() {
  const items = useWaitingStore((state) => state.items);
  useEffect(() => void readWaiting(), []);
  const { views, drafts, reviews, words: added, comments, refused } = summaryOf(items);
  if (items.length === 0) return null;
  return (
    <div className="mt-4 border-line border-t pt-4">
      {refused.map((item) => (
        <RefusedItem key={item.key} item={item} />
      ))}
      {refused.length < items.length && (
        <>
          <h3 className="flex items-center gap-2 font-semibold">
            <Clock size={18} className="shrink-0 text-gold-strong" />
            {text.heading}
          </h3>
          <p className="text-muted text-sm">{text.intro}</p>
          <ul className="mt-2 flex flex-col gap-1.5">
            {views > 0 && <li>{text.views(views)}</li>}
            {drafts > 0 && <li>{text.drafts(drafts)}</li>}
            {reviews > 0 && <li>{text.reviews(reviews)}</li>}
            {added > 0 && <li>{text.words(added)}</li>}
            {comments.map(({ key, wrote }) => (
              <li key={key}>
                {text.comment}
                <PersonBlock className="text-muted [overflow-wrap:anywhere]">{wrote}</PersonBlock>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function RefusedItem({ item: { key, what, wrote, refusal } }: { item: Refused }) {
  const name = {
    view: text.refusedView,
    comment: text.comment,
    draft: text.refusedDraft,
    review: text.refusedReview,
    word: text.refusedWord,
  }[what];
  return (
    <div className="mb-3 rounded-field bg-bad-soft px-3 py-2">
      <p className="flex items-center gap-2 font-semibold text-bad">
        <TriangleAlert size={18} className="shrink-0" />
        {text.refused}
      </p>
      <p className="text-sm">
        {name}: <bdi>{refusal}</bdi>
      </p>
      {wrote !== '' && (
        <PersonBlock className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">
          {wrote}
        </PersonBlock>
      )}
      <Button
        variant="ghost"
        size="sm"
        icon={<Trash2 size={18} />}
        onClick={() => void stopWaiting(key)}
        className="-ms-3"
      >
        {text.drop}
      </Button>
    </div>
  );
}
