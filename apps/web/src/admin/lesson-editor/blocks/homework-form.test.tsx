// Proves ours-404.

import type { BlockOf } from '@institute/contract/lessons/blocks';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { withoutBlanks } from '../../../domains/lessons/typed-blocks.ts';
import { faultsOfBlocks } from './block-faults.ts';
import { HomeworkForm } from './homework-form.tsx';
import { newBlock } from './new-block.ts';

type HomeworkBlock = BlockOf<'homework'>;
let now: HomeworkBlock;

beforeAll(() => import('../media/media-field.tsx').then(() => undefined));
afterEach(cleanup);

function Editor({ block }: { block: HomeworkBlock }) {
  const [shown, setShown] = useState(block);
  now = shown;
  const faults = faultsOfBlocks([shown]);
  return (
    <HomeworkForm
      block={shown}
      errorOf={(path) => faults.find((one) => one.path.slice(1).join('.') === path)?.message}
      isDisabled={false}
      onChange={(changed) => setShown((one) => changed(one) as HomeworkBlock)}
    />
  );
}
const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Editor block={newBlock('homework') as HomeworkBlock} />
    </QueryClientProvider>,
  );
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const faults = () => faultsOfBlocks([now]).map(({ path }) => path.slice(1).join('.'));

it('is a task that the contract takes, once it has a title and a way', () => {
  show();
  expect(faults()).toEqual(['task.title']);
  fill('Title', 'Read the house');
  fireEvent.click(screen.getByLabelText('As a recording'));
  expect(faults()).toEqual(['task.ways']);
  expect(screen.getByText('Choose how it is handed in.')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('As a text'));
  expect(faults()).toEqual([]);
});

it('has lines to read, of which empty ones are left out, and each error stands in its row', () => {
  show();
  fill('Title', 'Read the house');
  fireEvent.click(screen.getByRole('button', { name: 'Add a line' }));
  expect(withoutBlanks([now])[0]).not.toHaveProperty('task.lines');
  fill('Arabic of line 1', 'بَيْتٌ');
  fireEvent.click(screen.getByRole('button', { name: 'Add a line' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add a line' }));
  fill('Translation of line 3', 'a door');
  expect(faults()).toEqual(['task.lines.2.arabic']);
  fill('Arabic of line 3', 'بَابٌ');
  expect(faults()).toEqual([]);
  const [saved] = withoutBlanks([now]) as HomeworkBlock[];
  expect(saved?.task.lines?.map(({ arabic }) => arabic)).toEqual(['بَيْتٌ', 'بَابٌ']);
});

it('closes only with a last day, and is answered as is chosen', () => {
  show();
  fill('Title', 'Read the house');
  expect(screen.queryByLabelText('Refuse what comes later')).toBeNull();
  fill('Last day (optional)', '2026-12-10');
  fireEvent.click(screen.getByLabelText('Refuse what comes later'));
  expect(now.task).toMatchObject({ dueOn: '2026-12-10', closes: true });
  fill('Last day (optional)', '');
  expect(now.task).not.toHaveProperty('closes');
  fireEvent.change(screen.getByLabelText('How often it may be handed in'), {
    target: { value: '1' },
  });
  const marking = within(screen.getByRole('group', { name: 'How it is answered' }));
  fireEvent.click(marking.getByLabelText('Points for several things'));
  expect(faults()).toEqual(['task.marking.lines.0.title', 'task.marking.lines.1.title']);
  fill('Points are given for, 1', 'Vowels');
  fill('Points are given for, 2', 'Fluency');
  fireEvent.change(screen.getByLabelText('Points of 2'), { target: { value: '10' } });
  expect(faults()).toEqual([]);
  expect(now.task).toMatchObject({
    attempts: 1,
    marking: { kind: 'rubric', lines: [{ points: 5 }, { title: 'Fluency', points: 10 }] },
  });
});
