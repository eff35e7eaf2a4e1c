import { Fragment } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { keysText as words } from './text.ts';

const rows: readonly (readonly [keys: readonly string[], does: string])[] = [
  [[words.space], words.play],
  [['←', '→'], words.seek],
  [['J', 'K'], words.takes],
  [['R'], words.record],
  [[words.enter], words.recordNext],
  [['T'], words.words],
  [['/'], words.phrases],
  [['0–9'], words.points],
  [['↑', '↓'], words.lines],
  [['A'], words.again],
  [[words.enter], words.answer],
  [['N', 'P'], words.step],
  [['Z'], words.undo],
  [['?'], words.help],
];

/** The keys of a hand-in. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <table className="w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.key}</th>
            <th scope="col">{words.does}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([keys, does]) => (
            <tr key={does} className="border-line border-b last:border-b-0">
              <th scope="row" className="w-32 py-1.5 text-start font-normal">
                {keys.map((key, at) => (
                  <Fragment key={key}>
                    {at > 0 && <span className="mx-1.5 text-muted text-sm">{words.or}</span>}
                    <kbd className="figures rounded-sm border border-line-strong bg-sunken px-1.5 py-0.5 text-sm">
                      {key}
                    </kbd>
                  </Fragment>
                ))}
              </th>
              <td className="py-1.5">{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
