import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { takeUpdate, useIsUpdateReady } from '../../platform/pwa/release.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from './notice.tsx';
import { text } from './text.ts';

/** Offers a newer release. It keeps quiet while anything is being sent, such as an exam. */
export function UpdateOffer() {
  const isReady = useIsUpdateReady();
  const isSending = useIsMutating() > 0;
  const [isTaking, setTaking] = useState(false);
  const take = () => {
    setTaking(true);
    takeUpdate();
  };
  return (
    <Notice about="update" isShown={isReady && !isSending}>
      <p className="grow">{text.newVersion}</p>
      <Button size="sm" onClick={take} busy={isTaking}>
        {text.reload}
      </Button>
    </Notice>
  );
}
