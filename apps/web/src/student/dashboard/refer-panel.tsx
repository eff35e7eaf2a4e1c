import { Gift } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { text } from './text.ts';

const ReferralDialog = lazy(
  () => import('./referral-dialog.tsx').then((code) => code.ReferralDialog),
  { whenLost: 'close' },
);

/** What inviting friends brings, and the way to the link. */
export function ReferPanel() {
  const [open, setOpen] = useState(false);
  return (
    <Card aria-labelledby="refer" className="flex flex-col items-start">
      <h2 id="refer" className="mb-3 flex items-center gap-2 text-xl">
        <Gift size={22} className="text-gold-strong" />
        {text.refer.title}
      </h2>
      <p className="mb-4 text-muted">{text.refer.invite}</p>
      <Button variant="gold" onClick={() => setOpen(true)} className="mt-auto">
        {text.refer.open}
      </Button>
      {open && <ReferralDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}
