import { type KeyRow, KeysDialog } from '../../ui/keys-dialog.tsx';
import { keysText as words } from './text.ts';

const rows: readonly KeyRow[] = [
  { keys: [words.space], does: words.play },
  { keys: ['←', '→'], does: words.seek },
  { keys: ['J', 'K'], does: words.takes },
  { keys: ['R'], does: words.record },
  { keys: [words.enter], does: words.recordNext },
  { keys: ['T'], does: words.words },
  { keys: ['/'], does: words.phrases },
  { keys: ['0–9'], does: words.points },
  { keys: ['↑', '↓'], does: words.lines },
  { keys: ['A'], does: words.again },
  { keys: [words.enter], does: words.answer },
  { keys: ['N', 'P'], does: words.step },
  { keys: ['Z'], does: words.undo },
  { keys: ['?'], does: words.help },
];

/** The keys of a hand-in. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  return <KeysDialog title={words.title} rows={rows} onClose={onClose} />;
}
