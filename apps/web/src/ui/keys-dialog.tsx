import { dictionary } from '@institute/contract/language';
import { Fragment, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { text } from './text.ts';

const words = dictionary('ui/keys-dialog', { names: 'Key', does: 'What it does', or: 'or' });

/** Keys, and what they do. */
export interface KeyRow {
  keys: readonly string[];
  /** What stands between two keys; “or” without it. */
  between?: string;
  does: string;
}

interface KeysDialogProps {
  title: string;
  rows: readonly KeyRow[];
  onClose: () => void;
  /** What stands beneath the list. */
  children?: ReactNode;
}

/** A list of keys. */
export function KeysDialog({ title, rows, onClose, children }: KeysDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={<Button onClick={onClose}>{text.close}</Button>}
    >
      <table className="w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.names}</th>
            <th scope="col">{words.does}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.does} className="border-line border-b last:border-b-0">
              <th scope="row" className="w-36 py-1.5 text-start font-normal">
                {row.keys.map((key, at) => (
                  <Fragment key={key}>
                    {at > 0 && (
                      <span className="mx-1.5 text-muted text-sm">{row.between ?? words.or}</span>
                    )}
                    <kbd className="figures rounded-sm border border-line-strong bg-sunken px-1.5 py-0.5 text-sm">
                      {key}
                    </kbd>
                  </Fragment>
                ))}
              </th>
              <td className="py-1.5">{row.does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </Dialog>
  );
}
