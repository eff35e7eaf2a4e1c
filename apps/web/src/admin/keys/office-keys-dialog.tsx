import { type KeyRow, KeysDialog } from '../../ui/keys-dialog.tsx';
import { useListChoices } from '../../ui/table/list-choices.ts';
import { useEntries } from '../use-entries.ts';
import { goPages } from './go-pages.ts';
import { text } from './text.ts';

/** The keys of the office, and the switch for those that are a single letter. */
export function OfficeKeysDialog({ onClose }: { onClose: () => void }) {
  const [{ keys: areOn }, change] = useListChoices();
  const entries = useEntries();
  const pages = Object.entries(goPages).flatMap(([letter, page]): KeyRow[] => {
    const entry = entries.find((one) => one.page === page);
    if (!entry) return [];
    const keys = ['G', letter.toUpperCase()];
    return [{ keys, between: text.andThen, does: text.goTo(entry.label) }];
  });
  return (
    <KeysDialog
      title={text.title}
      onClose={onClose}
      rows={[
        { keys: ['J', 'K'], does: text.next },
        { keys: [text.enter], does: text.open },
        { keys: ['X'], does: text.choose },
        { keys: ['/'], does: text.search },
        { keys: [text.controlK], does: text.everything },
        ...pages,
        { keys: ['?'], does: text.list },
      ]}
    >
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
    </KeysDialog>
  );
}
