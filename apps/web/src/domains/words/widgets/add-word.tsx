import type { FamilyWord } from '@institute/contract/words/word-roots';
import { Check, ListPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { errorMessage } from '../../../platform/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { useAddWord } from '../roots-api.ts';
import { rootsText as words } from '../roots-text.ts';

/** What adds a word to one's own; where it is, that it is there. */
export function AddWord({ id, isMine }: Pick<FamilyWord, 'id' | 'isMine'>) {
  const add = useAddWord();
  const said = useRef<HTMLParagraphElement>(null);
  const wasAdded = add.isSuccess && isMine;
  // The button is gone: whoever pressed it goes on where it stood.
  useEffect(() => {
    if (wasAdded) said.current?.focus({ preventScroll: true });
  }, [wasAdded]);
  if (isMine) {
    return (
      <p
        ref={said}
        tabIndex={wasAdded ? -1 : undefined}
        className="flex min-h-11 items-center gap-2 font-semibold text-good outline-none"
      >
        <Check size={20} aria-hidden />
        {words.mine}
      </p>
    );
  }
  return (
    <Button
      variant="secondary"
      icon={<ListPlus size={20} />}
      busy={add.isPending}
      busyLabel={words.adding}
      onClick={() => add.mutate(id, { onError: (error) => void toast.error(errorMessage(error)) })}
    >
      {words.add}
    </Button>
  );
}
