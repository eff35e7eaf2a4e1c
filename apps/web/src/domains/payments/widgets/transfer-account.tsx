import { formatKobo, nairaText } from '@institute/contract/money';
import type { TransferAccount as Account } from '@institute/contract/settings/settings';
import { Check, Copy } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { copyText } from '../../../platform/copy-text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { useCopied } from '../../../ui/use-copied.ts';
import { transferText as text } from '../transfer-words.ts';

interface TransferAccountProps {
  account: Account;
  /** What is to be transferred, where that is known. */
  amountKobo?: number;
  /** The title is said by what stands around it. */
  isTitled?: boolean;
  onPaid: () => void;
}

/** Where students transfer to, with what is typed into a bank's app to copy, and the way to say that it was done. */
export function TransferAccount({ account, amountKobo, isTitled, onPaid }: TransferAccountProps) {
  const id = useId();
  const { bank, number, name, note } = account;
  return (
    <section
      aria-labelledby={isTitled ? undefined : id}
      className="flex flex-col gap-3 rounded-field bg-sunken p-3"
    >
      {!isTitled && (
        <h3 id={id} className="font-semibold">
          {text.title}
        </h3>
      )}
      <dl className="flex flex-col gap-1">
        <Line name={text.bank}>
          <bdi>{bank}</bdi>
        </Line>
        <Line name={text.number} copied={number} label={text.copyNumber}>
          <bdi className="figures whitespace-nowrap font-semibold text-lg">{number}</bdi>
        </Line>
        <Line name={text.name}>
          <bdi className="[overflow-wrap:anywhere]">{name}</bdi>
        </Line>
        {amountKobo !== undefined && (
          <Line name={text.amount} copied={nairaText(amountKobo)} label={text.copyAmount}>
            <span className="figures font-semibold">{formatKobo(amountKobo)}</span>
          </Line>
        )}
      </dl>
      {note !== '' && (
        <p dir="auto" className="[overflow-wrap:anywhere]">
          {note}
        </p>
      )}
      <p className="text-muted text-sm">{text.detail}</p>
      <Button variant="secondary" onClick={onPaid}>
        {text.havePaid}
      </Button>
    </section>
  );
}

interface LineProps {
  name: string;
  /** What a press copies; without it there is none to press. */
  copied?: string;
  label?: string;
  children: ReactNode;
}

function Line({ name, copied: value, label, children }: LineProps) {
  const [copied, setCopied] = useCopied<true>();
  const copy = async () => {
    if (!(await copyText(Promise.resolve(value ?? '')))) return toast.error(text.copyRefused);
    setCopied(true);
  };
  const Icon = copied ? Check : Copy;
  return (
    <div className="flex flex-col">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="flex min-h-8 items-center justify-between gap-2">
        {children}
        {value !== undefined && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={label}
            icon={<Icon size={16} />}
            onClick={() => void copy()}
          >
            {copied ? text.copied : text.copy}
          </Button>
        )}
      </dd>
    </div>
  );
}
