import { pathTo } from '@institute/contract/routes';
import { useEffect, useRef, useState } from 'react';
import { recoverBy } from '../platform/api.ts';
import { goTo } from '../platform/location.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/**
 * Stands in the area of administrators and asks again who it is when the server wants to know before
 * it does something (decision 041). The call that was refused waits meanwhile and is made again:
 * whatever form it came from keeps all that was typed, and learns of a refusal only when the person
 * gives up. One question serves all calls that wait.
 */
export function AskAgain() {
  const [asked, setAsked] = useState<{ onProved: () => void; onClose: () => void } | null>(null);
  const waiting = useRef<{ answer: Promise<boolean>; give: (proved: boolean) => void } | null>(
    null,
  );
  useEffect(() => {
    const ask = () => {
      if (waiting.current) return waiting.current.answer;
      const { promise, resolve } = withResolvers();
      const give = (proved: boolean) => {
        waiting.current = null;
        setAsked(null);
        resolve(proved);
      };
      waiting.current = { answer: promise, give };
      setAsked({ onProved: () => give(true), onClose: () => give(false) });
      return promise;
    };
    recoverBy(async (code) => {
      if (code === 'confirm_needed') return ask();
      if (code === 'second_factor_missing') goTo(pathTo('security'));
      return false;
    });
    return () => {
      recoverBy(null);
      waiting.current?.give(false);
    };
  }, []);
  return asked && <ConfirmDialog {...asked} />;
}

function withResolvers() {
  let resolve: (proved: boolean) => void = () => undefined;
  const promise = new Promise<boolean>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
