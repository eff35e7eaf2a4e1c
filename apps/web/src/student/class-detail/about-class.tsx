import type { Class } from '@institute/contract/classes/classes';
import { useState } from 'react';
import { Outcomes } from '../../domains/classes/widgets/outcomes.tsx';
import { Button } from '../../ui/button.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { text } from './text.ts';

const ShareDialog = lazy(() => import('./share-dialog.tsx').then((code) => code.ShareDialog), {
  whenLost: 'close',
});

/** What one will be able to do, what the class is about, and telling others of it. */
export function AboutClass({ item }: { item: Class }) {
  const [shares, setShares] = useState(false);
  return (
    <div className="flex max-w-prose flex-col gap-6">
      <Outcomes outcomes={item.outcomes} />
      <section aria-labelledby="about">
        <h2 id="about" className="mb-3 text-xl">
          {text.about}
        </h2>
        <RichText text={item.about} />
      </section>
      {item.isActive && (
        <Button variant="ghost" className="-ms-4 self-start" onClick={() => setShares(true)}>
          {text.share}
        </Button>
      )}
      {shares && <ShareDialog item={item} onClose={() => setShares(false)} />}
    </div>
  );
}
