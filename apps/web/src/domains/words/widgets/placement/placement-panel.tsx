import { BookOpenCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { cardClass } from '../../../../ui/card.tsx';
import { cx } from '../../../../ui/class-names.ts';
import { lazy } from '../../../../ui/lazy.tsx';
import { placementText as words } from './text.ts';

// Behind a press that few make more than once.
const PlacementDialog = lazy(
  () => import('./placement-dialog.tsx').then((code) => code.PlacementDialog),
  { whenLost: 'close' },
);

/** Offers to find out where to begin. */
export function PlacementPanel({ className }: { className?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section
      aria-labelledby="placement"
      className={cx(cardClass, 'flex flex-wrap items-center gap-4 p-4 sm:p-6', className)}
    >
      <BookOpenCheck size={24} aria-hidden className="shrink-0 text-primary" />
      <div className="min-w-[min(10rem,100%)] flex-1">
        <h2 id="placement" className="text-lg">
          {words.title}
        </h2>
        <p className="text-muted text-sm">{words.detail}</p>
      </div>
      <Button variant="secondary" onClick={() => setOpen(true)} className="max-sm:w-full">
        {words.open}
      </Button>
      {isOpen && <PlacementDialog onClose={() => setOpen(false)} />}
    </section>
  );
}
