import { Fragment, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useListChoices } from '../../ui/table/list-choices.ts';
import { useEntries } from '../use-entries.ts';
import { goPages } from './go-pages.ts';
import { text } from './text.ts';

/** The keys of the office, and the switch for those that are a single letter. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [{ keys: areOn }, change] = useListChoices();
  const entries = useEntries();
  const pages = Object.entries(goPages).flatMap(([letter, page]) => {
    const entry = entries.find((one) => one.page === page);
    return entry ? [{ letter, label: entry.label }] : [];
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.title}
      footer={<Button onClick={onClose}>{text.close}</Button>}
    >
      <table className="w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">{text.names}</th>
            <th scope="col">{text.does}</th>
          </tr>
        </thead>
        <tbody>
          <Row keys={['J', 'K']} between={text.or} does={text.next} />
          <Row keys={[text.enter]} does={text.open} />
          <Row keys={['X']} does={text.choose} />
          <Row keys={['/']} does={text.search} />
          <Row keys={[text.controlK]} does={text.everything} />
          {pages.map(({ letter, label }) => (
            <Row
              key={letter}
              keys={['G', letter.toUpperCase()]}
              between={text.andThen}
              does={text.goTo(label)}
            />
          ))}
          <Row keys={['?']} does={text.list} />
        </tbody>
      </table>
      <label className="mt-3 flex min-h-11 items-center gap-3 border-line border-t pt-2">
        <input
          type="checkbox"
          checked={areOn}
          onChange={({ target }) => change({ keys: target.checked })}
          className="size-5 shrink-0 accent-primary"
        />
        <span>
          <span className="font-medium">{text.act}</span>
          <span className="block text-muted text-sm">{text.actDetail}</span>
        </span>
      </label>
    </Dialog>
  );
}

interface RowProps {
  keys: readonly string[];
  /** What stands between two keys. */
  between?: string;
  does: ReactNode;
}

function Row({ keys, between, does }: RowProps) {
  return (
    <tr className="border-line border-b last:border-b-0">
      <th scope="row" className="w-36 py-1.5 text-start font-normal">
        {keys.map((key, at) => (
          <Fragment key={key}>
            {at > 0 && <span className="mx-1.5 text-muted text-sm">{between}</span>}
            <kbd className="figures rounded-sm border border-line-strong bg-sunken px-1.5 py-0.5 text-sm">
              {key}
            </kbd>
          </Fragment>
        ))}
      </th>
      <td className="py-1.5">{does}</td>
    </tr>
  );
}
