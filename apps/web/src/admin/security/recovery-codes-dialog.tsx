import { copyText } from '../../platform/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';

import { text } from './text.ts';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** New recovery codes, shown this once; only the button says that they are kept. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const copy = async () => {
    const isCopied = await copyText(Promise.resolve(codes.join('\n')));
    if (isCopied) toast.success(text.recovery.copied);
    else toast.error(text.recovery.copyFailed);
  };
  return (
    <Dialog open onClose={onClose} title={text.recovery.newTitle} closeOnOutside={false}>
      <div className="flex flex-col gap-4">
        <p className="text-muted">{text.recovery.once}</p>
        <ul
          aria-label={text.recovery.title}
          dir="ltr"
          className="grid grid-cols-[repeat(auto-fit,minmax(20ch,1fr))] gap-x-6 gap-y-1 rounded-field bg-sunken px-4 py-3 font-mono"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => void copy()}>
            {text.recovery.copy}
          </Button>
          <Button variant="secondary" onClick={() => printCodes(codes)}>
            {text.recovery.print}
          </Button>
          <Button className="ms-auto" onClick={onClose}>
            {text.recovery.kept}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Prints recovery codes on a sheet of their own, in a frame that is gone afterwards. */
function printCodes(codes: readonly string[]): void {
  const frame = document.createElement('iframe');
  // Out of sight, yet drawn: some browsers print nothing of what is not.
  frame.className = 'sr-only';
  document.body.append(frame);
  const sheet = frame.contentDocument;
  if (!sheet) return;
  sheet.title = text.recovery.newTitle;
  const heading = sheet.createElement('h1');
  heading.textContent = `${text.recovery.newTitle}: ${location.host}`;
  const list = sheet.createElement('ol');
  for (const code of codes) {
    const item = sheet.createElement('li');
    item.textContent = code;
    list.append(item);
  }
  sheet.body.append(heading, list);
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow?.print();
}
