import { type Passkey, removePasskey } from '@institute/contract/auth/second-factor';
import { KeyRound, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { factorAnswers } from '../../domains/auth/second-factor-api.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { useAct } from '../../platform/answers.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { toast } from '../../ui/toast.ts';
import { When } from '../../ui/when.tsx';
import { AddPasskeyDialog as AddDialog } from './add-passkey-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { text } from './text.ts';

interface PasskeysCardProps {
  passkeys: readonly Passkey[];
  onCodes: (codes: readonly string[]) => void;
}

/** The passkeys: which there are, a new one, one less. */
export function PasskeysCard({ passkeys, onCodes }: PasskeysCardProps) {
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const remove = useAct(removePasskey, { refreshes: factorAnswers });
  return (
    <Card aria-labelledby="passkeys" className="flex flex-col gap-3">
      <h2 id="passkeys" className="text-xl">
        {text.passkeys.title}
      </h2>
      {passkeys.length === 0 ? (
        <p className="text-muted">{text.passkeys.none}</p>
      ) : (
        <ul aria-label={text.passkeys.list} className="flex flex-col divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
          ))}
        </ul>
      )}
      <Button
        variant={passkeys.length === 0 ? 'primary' : 'secondary'}
        className="self-start"
        onClick={() => setAdding(true)}
      >
        {text.passkeys.add}
      </Button>
      {isAdding && <AddDialog onCodes={onCodes} onClose={() => setAdding(false)} />}
      {removed && (
        <RemoveDialog
          title={text.passkeys.removeTitle}
          onClose={() => setRemoved(null)}
          onRemove={async () => {
            await remove.mutateAsync({ passkeyId: removed.id });
            toast.success(text.passkeys.removed);
          }}
        >
          <bdi dir="auto" className="font-medium text-ink">
            {removed.name}
          </bdi>
          <br />
          {text.passkeys.removeDetail}
        </RemoveDialog>
      )}
    </Card>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const timeZone = useTimeZone();
  const { name, createdAt, usedAt } = passkey;
  const date = (at: Date | null) => at && <When at={at} timeZone={timeZone} />;
  return (
    <li className="flex items-center gap-3 py-2">
      <KeyRound size={20} aria-hidden="true" className="shrink-0 text-primary" />
      <div className="min-w-0 grow">
        <p className="font-medium [overflow-wrap:anywhere]">
          <bdi dir="auto">{name}</bdi>
        </p>
        <p className="text-muted text-sm">
          <Sentence
            words={usedAt ? text.passkeys.used : text.passkeys.unused}
            fill={{ added: date(createdAt), used: date(usedAt) }}
          />
        </p>
      </div>
      <IconButton label={text.passkeys.removeOf(name)} onClick={onRemove}>
        <Trash2 size={20} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
