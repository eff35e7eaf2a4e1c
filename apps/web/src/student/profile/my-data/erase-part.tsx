import type { MyData } from '@institute/contract/privacy/my-data';
import { useState } from 'react';
import { ErasureNotice } from '../../../domains/privacy/widgets/erasure-notice.tsx';
import { Button } from '../../../ui/button.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { text as words } from './text.ts';

const text = words.erase;

/** Begins the end of the account, or says when it comes and how to keep it. */
export function ErasePart({ data }: { data: MyData }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="erase" className="mt-6 flex flex-col items-start gap-3">
      <h3 id="erase" className="font-semibold text-lg">
        {text.heading}
      </h3>
      {data.erasesAt ? (
        <div className="flex flex-wrap items-center gap-3">
          <ErasureNotice at={data.erasesAt} />
        </div>
      ) : (
        <>
          <p className="text-muted">{text.intro}</p>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {text.open}
          </Button>
        </>
      )}
      {isOpen && <EraseDialog data={data} onClose={() => setOpen(false)} />}
    </section>
  );
}
