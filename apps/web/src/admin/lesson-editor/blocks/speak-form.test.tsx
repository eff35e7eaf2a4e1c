// Proves ours-444.

import type { BlockOf } from '@institute/contract/lessons/blocks';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { putWork, slotOf } from '../media/media-work.ts';
import { AddDialog } from './add-dialog.tsx';
import { faultsOfBlocks } from './block-faults.ts';
import { newBlock } from './new-block.ts';
import { SpeakForm } from './speak-form.tsx';
import { kindText } from './text.ts';

type Speak = BlockOf<'speak'>;
let now: Speak;

beforeAll(() => import('../media/media-field.tsx').then(() => undefined));
afterEach(cleanup);

function Editor({ block }: { block: Speak }) {
  const [shown, setShown] = useState(block);
  now = shown;
  const faults = faultsOfBlocks([shown]);
  return (
    <SpeakForm
      block={shown}
      errorOf={(path) => faults.find((one) => one.path.slice(1).join('.') === path)?.message}
      isDisabled={false}
      onChange={(changed) => setShown((one) => changed(one) as Speak)}
    />
  );
}
const show = (block = newBlock('speak') as Speak) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Editor block={block} />
    </QueryClientProvider>,
  );
const faults = () => faultsOfBlocks([now]).map(({ path }) => path.slice(1).join('.'));

it('is a line that the contract takes once it has its Arabic, with a translation or without', () => {
  show();
  expect(faults()).toEqual(['arabic']);
  expect(screen.getByText('Arabic line is required')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Line to read aloud'), {
    target: { value: 'هٰذَا بَيْتٌ.' },
  });
  expect(faults()).toEqual([]);
  fireEvent.change(screen.getByLabelText(/^Translation/), {
    target: { value: 'This is a house.' },
  });
  expect(now).toMatchObject({ arabic: 'هٰذَا بَيْتٌ.', translation: 'This is a house.' });
});

it('is not saved while its sound has not arrived, which is said there', () => {
  const block: Speak = { ...(newBlock('speak') as Speak), arabic: 'هٰذَا بَيْتٌ.' };
  const slot = slotOf(block.id);
  putWork(slot, {
    ...{ blob: new Blob(['voice']), kind: 'audio', state: 'failed', progress: null },
    ...{ failure: 'No line.', key: 'key' },
  });
  show(block);
  expect(faults()).toEqual(['sound']);
  putWork(slot, null);
});

it('is offered among the exercises of a lesson, and not in an exam', () => {
  const { name } = kindText.speak;
  const onAdd = vi.fn();
  render(<AddDialog blocks={[]} isExam={false} onAdd={onAdd} onClose={vi.fn()} />);
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
  expect(onAdd.mock.calls[0]?.[0]).toMatchObject({ kind: 'speak', arabic: '' });
  cleanup();
  render(<AddDialog blocks={[]} isExam onAdd={onAdd} onClose={vi.fn()} />);
  expect(screen.queryByRole('button', { name: new RegExp(`^${name}`) })).toBeNull();
});
