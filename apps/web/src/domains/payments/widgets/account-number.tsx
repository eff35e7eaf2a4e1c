import {
  type AccountNumber as Account,
  getAccountNumber,
  requeryAccountNumber,
  requestAccountNumber,
} from '@institute/contract/payments/account-numbers';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { refusalWords } from '../../../forms/submit-error.ts';
import { useAct, useAnswer } from '../../../platform/answers.ts';
import { copyText } from '../../../platform/copy-text.ts';
import { userKey } from '../../../platform/query-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { toast } from '../../../ui/toast.ts';
import { walletKey } from '../../ledger/api.ts';
import { accountText as text } from '../account-words.ts';

/** How often it is asked whether the bank has given the number, in ms. */
const ASK_MS = 5_000;

/**
 * The student's own account number, with the way to it while there is none; nothing where the institute gives none.
 * Money that is sent to it is in the wallet without anybody's doing.
 */
export function AccountNumber({ className }: { className?: string }) {
  const { data } = useAnswer(
    getAccountNumber,
    {},
    { staleTime: 0, refetchInterval: ({ state }) => state.data?.state === 'asked' && ASK_MS },
  );
  if (!data || data.state === 'off') return null;
  return (
    <section aria-label={text.title} className={className}>
      <h2 className="mb-1 font-semibold text-lg">{text.title}</h2>
      {data.state === 'assigned' ? <Assigned account={data} /> : <NotYet account={data} />}
    </section>
  );
}

/** The way to a number, and where the asking stands. */
function NotYet({ account: { state, reason } }: { account: Account }) {
  const [failure, setFailure] = useState('');
  const ask = useAct(requestAccountNumber, { refreshes: [getAccountNumber] });
  if (state === 'asked') return <p role="status">{text.asked}</p>;
  const press = async () => {
    setFailure('');
    await ask
      .mutateAsync({})
      .catch((error: unknown) => setFailure(refusalWords(error, text.broken)));
  };
  return (
    <div className="flex flex-col items-start gap-3">
      {state === 'failed' ? (
        <p role="status" className="text-bad">
          <PersonText>{reason}</PersonText>
        </p>
      ) : (
        <p className="text-muted">{text.intro}</p>
      )}
      <FormAlert message={failure} />
      <Button
        variant="secondary"
        busy={ask.isPending}
        busyLabel={text.asking}
        onClick={() => void press()}
      >
        {state === 'failed' ? text.again : text.get}
      </Button>
    </div>
  );
}

/** The number as it is given to whoever pays. */
function Assigned({ account: { number, bank, holder } }: { account: Account }) {
  const look = useAct(requeryAccountNumber, { refreshes: [userKey, walletKey] });
  const copy = async () => {
    if (await copyText(Promise.resolve(number))) toast.success(text.copied);
    else toast.error(text.copyRefused);
  };
  const press = async () => {
    try {
      await look.mutateAsync({});
      toast.success(text.lookedAgain);
    } catch (error) {
      toast.error(refusalWords(error, text.broken));
    }
  };
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi dir="ltr" className="figures font-semibold text-2xl tracking-wide">
          {number}
        </bdi>
        <Button variant="ghost" size="sm" icon={<Copy size={18} />} onClick={() => void copy()}>
          {text.copy}
        </Button>
      </p>
      <p className="[overflow-wrap:anywhere]">
        <PersonText>{bank}</PersonText>
        {' · '}
        <PersonText>{holder}</PersonText>
      </p>
      <p className="mt-2 text-muted text-sm">
        {text.how} {text.duty}
      </p>
      <Button
        variant="ghost"
        size="sm"
        className="mt-2 -ms-3"
        busy={look.isPending}
        busyLabel={text.looking}
        onClick={() => void press()}
      >
        {text.notCome}
      </Button>
    </>
  );
}
