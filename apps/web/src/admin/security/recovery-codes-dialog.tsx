import { copyText } from '../../platform/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { printCodes } from './print-codes.ts';
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
