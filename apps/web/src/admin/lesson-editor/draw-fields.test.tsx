import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type LessonForm, newLessonForm } from '../../domains/lessons/managed-model.ts';
import { useForm } from '../../forms/use-form.ts';
import { mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { DrawFields } from './draw-fields.tsx';
import { lessonSchema } from './lesson-schema.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const held = [
  { type: 'typed', topic: 'Nouns', count: 6 },
  { type: 'choice', topic: 'Nouns', count: 2 },
  { type: 'typed', topic: '', count: 1 },
];

/** What the bank holds: eight exercises on nouns, and one on nothing. */
function show(draw: Partial<LessonForm['draw']> = {}) {
  const server = mockServer();
  server.reply('getBank', () =>
    ok([], { page: 1, per_page: 1, total: 9, kept: 9, topics: ['Nouns'], held }),
  );
  const Shown = () => {
    const empty = newLessonForm(4);
    const form = useForm({
      schema: lessonSchema,
      defaultValues: { ...empty, kind: 'exam' as const, draw: { ...empty.draw, ...draw } },
      words: { refused: 'No.' },
      onSubmit: async () => undefined,
    });
    return (
      <>
        <DrawFields form={form} />
        <button type="button" onClick={() => void form.submit()}>
          Save
        </button>
        <output aria-label="Form">{JSON.stringify(form.values.draw)}</output>
      </>
    );
  };
  renderAt('/', <Shown />);
  return server;
}

const groupOf = (number: number) => within(screen.getByRole('group', { name: `Part ${number}` }));
const drawn = () => JSON.parse(screen.getByLabelText('Form').textContent ?? '');
const put = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

// Proves ours-243.
describe('several parts that an exam draws', () => {
  it('are added and removed, each with its number in focus', async () => {
    show({ count: '5', topic: 'Nouns' });
    await screen.findByText('The bank holds 8 exercises to draw from.');
    expect(screen.queryByRole('group', { name: 'Part 1' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Remove part/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Add a part' }));
    const second = groupOf(2);
    expect(document.activeElement).toBe(second.getByLabelText('Exercises to draw'));
    put(second.getByLabelText('Exercises to draw'), '3');
    put(second.getByLabelText('Of the kind'), 'typed');
    expect(screen.getByText('8 exercises in all, none twice.')).toBeTruthy();
    expect(drawn()).toEqual({
      ...{ count: '5', type: '', topic: 'Nouns' },
      more: [{ count: '3', type: 'typed', topic: '' }],
    });
    fireEvent.click(screen.getByRole('button', { name: 'Remove part 1' }));
    expect(drawn()).toEqual({ count: '3', type: 'typed', topic: '', more: [] });
    expect(document.activeElement).toBe(screen.getByLabelText(/Exercises to draw/));
    for (const _ of [2, 3, 4, 5, 6]) {
      fireEvent.click(screen.getByRole('button', { name: 'Add a part' }));
    }
    expect(screen.queryByRole('button', { name: 'Add a part' })).toBeNull();
    expect(screen.getByText(/at most 6 parts/)).toBeTruthy();
  });

  it('say what is left for each beside those above', async () => {
    show({ count: '6', type: 'typed', topic: 'Nouns' });
    await screen.findByText('The bank holds 6 exercises to draw from.');
    fireEvent.click(screen.getByRole('button', { name: 'Add a part' }));
    put(groupOf(2).getByLabelText('Exercises to draw'), '2');
    expect(groupOf(2).getByText('The bank holds 9 exercises to draw from.')).toBeTruthy();
    put(groupOf(2).getByLabelText('On the topic'), 'Nouns');
    expect(groupOf(2).getByText('The bank holds 8 exercises to draw from.')).toBeTruthy();
    put(groupOf(2).getByLabelText('Exercises to draw'), '3');
    expect(
      groupOf(2).getByText(/2 exercises of this that no part above draws, and 3/),
    ).toBeTruthy();
    expect(groupOf(1).getByText('The bank holds 6 exercises to draw from.')).toBeTruthy();
  });

  it('each need a number, and draw no more than 60 together', async () => {
    show({ count: '' });
    await screen.findByText('The bank holds 9 exercises to draw from.');
    fireEvent.click(screen.getByRole('button', { name: 'Add a part' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await groupOf(2).findByText('Say how many, or remove this part.')).toBeTruthy();
    expect(groupOf(1).getByText('Say how many, or remove this part.')).toBeTruthy();
    put(groupOf(1).getByLabelText('Exercises to draw'), '40');
    put(groupOf(2).getByLabelText('Exercises to draw'), '21');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await groupOf(2).findByText('All parts together draw at most 60 exercises.'),
    ).toBeTruthy();
    put(groupOf(2).getByLabelText('Exercises to draw'), '20');
    await waitFor(() => expect(groupOf(2).queryByText(/All parts together/)).toBeNull());
  });
});

describe('what an exam draws', () => {
  it('is chosen by what the bank holds, and too much is said before it is saved', async () => {
    const server = show();
    expect(await screen.findByText('The bank holds 9 exercises to draw from.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('On the topic'), { target: { value: 'Nouns' } });
    expect(await screen.findByText('The bank holds 8 exercises to draw from.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/Exercises to draw/), { target: { value: '9' } });
    expect(await screen.findByText(/and 9 are to be drawn/)).toBeTruthy();
    expect(server.of('getBank').at(-1)?.fields.get('class_id')).toBe('4');
    const kinds = [...screen.getByLabelText<HTMLSelectElement>('Of the kind').options];
    expect(kinds.map(({ value }) => value)).toContain('dictation');
  });

  it('keeps a topic that the bank has no more', async () => {
    show({ topic: 'Gone', count: '2' });
    expect(await screen.findByText(/holds 0 exercises to draw from, and 2/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('On the topic').value).toBe('Gone');
  });
});
