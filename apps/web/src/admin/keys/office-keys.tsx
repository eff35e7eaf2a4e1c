import { pathTo } from '@institute/contract/routes';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isFree } from '../../ui/free-key.ts';
import { lazy } from '../../ui/lazy.tsx';
import { rowInFocus, stepRows } from '../../ui/row-steps.ts';
import { useListChoices } from '../../ui/table/list-choices.ts';
import { useDialogInAddress } from '../../ui/use-dialog-in-address.ts';
import { KEYS_LIST } from '../keys-place.ts';
import { useEntries } from '../use-entries.ts';
import { actOfKey, type KeyAct } from './act-of-key.ts';
import { goPages } from './go-pages.ts';

const OfficeKeysDialog = lazy(
  () => import('./office-keys-dialog.tsx').then((code) => code.OfficeKeysDialog),
  { whenLost: 'close' },
);

/** How long a G waits for its letter, in ms. */
const GOING_MS = 1500;

/** The single keys of the office, heard on all of its pages, and the list of them. */
export function OfficeKeys() {
  const navigate = useNavigate();
  const [isListed, list] = useDialogInAddress(KEYS_LIST);
  const [{ keys: areOn }] = useListChoices();
  const entries = useEntries();
  const goingUntil = useRef(0);
  const act = (asked: KeyAct) => {
    if (asked.kind === 'step') return stepRows(asked.by);
    if (asked.kind === 'choose') return press(rowInFocus()?.querySelector('input[type=checkbox]'));
    if (asked.kind === 'search') return focusSearch();
    if (asked.kind === 'list') return list(true);
    if (asked.kind === 'begin') {
      goingUntil.current = performance.now() + GOING_MS;
      return;
    }
    const entry = entries.find(({ page }) => page === goPages[asked.letter]);
    if (entry) void navigate(pathTo(entry.page));
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!areOn || !isFree(event)) return;
    const asked = actOfKey(event, performance.now() < goingUntil.current);
    goingUntil.current = 0;
    if (!asked) return;
    event.preventDefault();
    act(asked);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return isListed && <OfficeKeysDialog onClose={() => list(false)} fallback={null} />;
}

function press(box: Element | null | undefined): void {
  if (box instanceof HTMLElement) box.click();
}

function focusSearch(): void {
  const [search] = document.getElementById('main')?.getElementsByTagName('search') ?? [];
  const field = search?.querySelector('input');
  field?.focus();
  field?.select();
}
