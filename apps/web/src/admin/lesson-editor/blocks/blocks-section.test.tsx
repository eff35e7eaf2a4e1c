import type { Exercise } from '@institute/contract/exercises/kinds';
import type { Block } from '@institute/contract/lessons/blocks';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type LessonForm, newLessonForm } from '../../../domains/lessons/managed-model.ts';
import { useForm } from '../../../forms/use-form.ts';
import { untilFocused } from '../../../test/focus.ts';
import { Toaster } from '../../../ui/toaster.tsx';
import { lessonSchema } from '../lesson-schema.ts';
import { BlocksEditor } from './blocks-editor.tsx';

beforeAll(() =>
  Promise.all([
    import('./add-dialog.tsx'),
    import('./file-forms.tsx'),
    import('./exercise/exercise-form.tsx'),
  ]),
);
afterEach(cleanup);

const film = (id: string, title = `Film ${id}`): Block => ({
  id,
  kind: 'film',
  title,
  url: 'https://example.org/film',
});
const lines = (id: string): Block => ({
  id,
  kind: 'lines',
  lines: [{ id: 'first', arabic: 'بَيْتٌ', translation: 'a house' }],
});

/** The blocks of a form that sends itself to `onSubmit`; `now` is what it holds. */
async function open(changes: Partial<LessonForm>) {
  const onSubmit = vi.fn(async (_form: LessonForm) => undefined);
  const held: { form: LessonForm } = { form: newLessonForm(4) };
  function Editor() {
    const form = useForm<LessonForm, LessonForm>({
      schema: lessonSchema,
      defaultValues: { ...newLessonForm(4), subject: 'A', ...changes },
      onSubmit,
    });
    held.form = form.values;
    return (
      <form {...form.props}>
        <BlocksEditor
          form={form}
          lessonId={null}
          isTurning={changes.blocks === undefined}
          onPlain={() => undefined}
        />
        <button type="submit">Save</button>
      </form>
    );
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Editor />
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  // Forms and dialogs that come when they are wanted are there.
  await act(() => vi.dynamicImportSettled());
  return { onSubmit, now: () => held.form };
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const ids = (form: LessonForm) => form.blocks.map(({ id }) => id);
async function choose(block: string, action: string) {
  press(`Actions for ${block}`);
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
}
const news = () =>
  screen
    .getAllByRole('status')
    .map((status) => status.textContent)
    .join(' ');
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the list of blocks', () => {
  it('offers every kind with a line, and puts the new one where it was asked for', async () => {
    const { now } = await open({ blocks: [film('a'), film('b')] });
    await choose('Block 1: Film', 'Add a block below');
    const dialog = within(await screen.findByRole('dialog', { name: 'What comes next?' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(20);
    expect(dialog.getByText('Arabic that leads, its translation tied beneath.')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: /^Words/ }));
    expect(now().blocks.map(({ kind }) => kind)).toEqual(['film', 'words', 'film']);
    expect(news()).toContain('Block 2: Words added.');
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Collapse Block 2: Words'),
    );
    // A lesson has one place for its words.
    press('Add block');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Words/ }).disabled).toBe(true);
  });

  it('moves a block by its buttons, and says where it is', async () => {
    const { now } = await open({ blocks: [film('a'), film('b'), film('c')] });
    press('Move down: Block 1: Film');
    expect(ids(now())).toEqual(['b', 'a', 'c']);
    expect(news()).toContain('Block 2: Film was put at place 2 of 3.');
    press('Move up: Block 3: Film');
    expect(ids(now())).toEqual(['b', 'c', 'a']);
    const first = screen.getByRole<HTMLButtonElement>('button', { name: 'Move up: Block 1: Film' });
    expect(first.disabled).toBe(true);
  });

  it('duplicates a block under names of its own', async () => {
    const { now } = await open({ blocks: [lines('a')] });
    await choose('Block 1: Reading lines', 'Duplicate');
    const [one, copy] = now().blocks as Extract<Block, { kind: 'lines' }>[];
    expect(copy?.lines[0]).toMatchObject({ arabic: 'بَيْتٌ', translation: 'a house' });
    expect(copy?.id).not.toBe(one?.id);
    expect(copy?.lines[0]?.id).not.toBe(one?.lines[0]?.id);
  });

  it('brings back what was removed, where it stood', async () => {
    const { now } = await open({ blocks: [film('a'), lines('b'), film('c')] });
    await choose('Block 2: Reading lines', 'Remove');
    expect(ids(now())).toEqual(['a', 'c']);
    expect(news()).toContain('Block 2: Reading lines removed.');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Bring it back'));
    const [title] = screen.getAllByLabelText('Title');
    fireEvent.change(title as HTMLElement, { target: { value: 'Changed meanwhile' } });
    press('Bring it back');
    expect(ids(now())).toEqual(['a', 'b', 'c']);
    expect(now().blocks[0]).toMatchObject({ title: 'Changed meanwhile' });
    expect(screen.queryByText('Bring it back')).toBeNull();
  });

  it('takes changes back and makes them again; typing in one block is one change', async () => {
    const { now } = await open({ blocks: [film('a')] });
    type('Title', 'One');
    type('Title', 'Two');
    press('Add block');
    fireEvent.click(screen.getByRole('button', { name: /^Note/ }));
    expect(now().blocks).toHaveLength(2);
    press('Undo');
    expect(now().blocks).toMatchObject([{ title: 'Two' }]);
    press('Undo');
    expect(now().blocks).toMatchObject([{ title: 'Film a' }]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true);
    press('Redo');
    press('Redo');
    expect(now().blocks).toMatchObject([{ title: 'Two' }, { kind: 'note' }]);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Add block' }), {
      key: 'z',
      ctrlKey: true,
    });
    expect(now().blocks).toHaveLength(1);
  });

  it('collapses a block to what it begins with, and all of them at once', async () => {
    await open({ blocks: [film('a'), film('b')] });
    press('Collapse Block 1: Film');
    expect(screen.getAllByLabelText('Title')).toHaveLength(1);
    expect(screen.getByText('Film a https://example.org/film')).toBeTruthy();
    press('Collapse all');
    expect(screen.queryByLabelText('Title')).toBeNull();
    press('Expand all');
    expect(screen.getAllByLabelText('Title')).toHaveLength(2);
  });
});

describe('what is wrong', () => {
  it('is said at the block and the field, which is opened and takes the focus', async () => {
    const { onSubmit } = await open({ blocks: [film('a'), film('b', '')] });
    press('Collapse all');
    press('Save');
    await screen.findByText('Title is required');
    expect(onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
    const card = within(screen.getByRole('listitem', { name: 'Block 2: Film' }));
    type('Title', 'Mended');
    await waitFor(() => expect(card.queryByText('Title is required')).toBeNull());
    press('Save');
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  });

  it.each([
    ['choice', 'Mark which option is right.'],
    ['choices', 'Mark which option is right.'],
    ['typed', 'Write one right answer at least, and twelve at most.'],
    ['cloze', 'A text with gaps needs one at least.'],
    ['order', 'There must be two at least, and twelve at most.'],
    ['match', 'There must be two pairs at least, and ten at most.'],
  ] as const)('is told of an exercise that was only begun: %s', async (exercise, words) => {
    const { newBlock } = await import('./new-block.ts');
    const begun = newBlock('exercise', exercise);
    const { onSubmit } = await open({
      blocks: [
        begun.kind === 'exercise'
          ? { ...begun, exercise: { ...begun.exercise, prompt: 'Which?' } }
          : begun,
      ],
    });
    if (exercise.startsWith('choice')) {
      for (const [at, field] of screen.getAllByLabelText(/^Option \d$/).entries()) {
        fireEvent.change(field, { target: { value: `option ${at}` } });
      }
    }
    press('Save');
    expect(await screen.findByText(new RegExp(words.replace('.', '\\.')))).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('reading lines', () => {
  it('go on with Enter, and take many lines pasted at once', async () => {
    const { now } = await open({ blocks: [lines('a')] });
    const held = () => {
      const [block] = now().blocks;
      return block?.kind === 'lines'
        ? block.lines.map(({ arabic, translation }) => [arabic, translation])
        : [];
    };
    fireEvent.keyDown(screen.getByLabelText('Translation of line 1'), { key: 'Enter' });
    expect(held()).toEqual([
      ['بَيْتٌ', 'a house'],
      ['', ''],
    ]);
    await untilFocused(() => screen.getByLabelText('Arabic of line 2'));
    fireEvent.paste(screen.getByLabelText('Arabic of line 2'), {
      clipboardData: { getData: () => 'بَابٌ\na door\n\nكِتَابٌ\na book' },
    });
    expect(held()).toEqual([
      ['بَيْتٌ', 'a house'],
      ['بَابٌ', 'a door'],
      ['كِتَابٌ', 'a book'],
    ]);
    press('Remove line 2');
    expect(held()).toHaveLength(2);
  });

  it('lose none that are there to many that are pasted', async () => {
    const there = Array.from({ length: 60 }, (_, at) => ({
      ...{ id: `line-${at}`, arabic: `بَيْتٌ ${at}`, translation: `house ${at}`, from: at * 100 },
    }));
    const { now } = await open({ blocks: [{ id: 'a', kind: 'lines', lines: there }] });
    const pasted = Array.from({ length: 80 }, (_, at) => `بَابٌ\ndoor ${at}`).join('\n\n');
    fireEvent.paste(screen.getByLabelText('Arabic of line 30'), {
      clipboardData: { getData: () => pasted },
    });
    const [block] = now().blocks;
    const held = block?.kind === 'lines' ? block.lines : [];
    expect(held).toHaveLength(100);
    expect(held.slice(0, 30)).toEqual(there.slice(0, 30));
    expect(held.slice(70)).toEqual(there.slice(30));
    expect(held[69]).toMatchObject({ translation: 'door 39' });
    expect(
      await screen.findByText('40 lines found no room: a block holds 100 at most.'),
    ).toBeTruthy();
  });
});

describe('exercises', () => {
  it('keep the options that are right when one before them goes', async () => {
    const { now } = await open({
      blocks: [
        {
          id: 'a',
          kind: 'exercise',
          exercise: {
            type: 'choices',
            prompt: 'Which?',
            explanation: '',
            options: ['x', 'y', 'z'],
            answers: [0, 2],
          },
        },
      ],
    });
    press('Remove option 2');
    expect(now().blocks[0]).toMatchObject({ exercise: { options: ['x', 'z'], answers: [0, 1] } });
    type('Type of exercise', 'choice');
    expect(now().blocks[0]).toMatchObject({
      exercise: { type: 'choice', prompt: 'Which?', options: ['x', 'z'], answer: -1 },
    });
    fireEvent.click(screen.getByRole('radio', { name: 'Option 2 is right' }));
    expect(now().blocks[0]).toMatchObject({ exercise: { answer: 1 } });
  });

  it('come back as they were with the type, and Undo takes the change of it back alone', async () => {
    const { newBlock } = await import('./new-block.ts');
    const { now } = await open({ blocks: [newBlock('exercise', 'cloze')] });
    const exercise = () => (now().blocks[0] as Extract<Block, { kind: 'exercise' }>).exercise;
    type('Text with gaps', 'he [wrote] it');
    const cloze = exercise();
    type('Type of exercise', 'order');
    type('Question', 'In order?');
    expect(exercise()).toMatchObject({ type: 'order', items: [] });
    type('Type of exercise', 'cloze');
    expect(exercise()).toEqual({ ...cloze, prompt: 'In order?' });
    for (let step = 0; step < 3; step += 1) press('Undo');
    expect(exercise()).toEqual(cloze);
  });

  it('keep a key no longer than the options it is of', async () => {
    const { exerciseAs } = await import('./new-block.ts');
    const choice = { ...exerciseAs('choice'), options: ['x', 'y', 'z'], answer: 2 } as Exercise;
    const choices = exerciseAs('choices', choice);
    expect(exerciseAs('choice', choices, choice)).toMatchObject({ answer: 2 });
    const fewer = { ...choices, options: ['y', 'z'] } as Exercise;
    expect(exerciseAs('choice', fewer, choice)).toMatchObject({ options: ['y', 'z'], answer: -1 });
    expect(exerciseAs('choice', exerciseAs('choices'), choice)).toMatchObject(choice);
    const typed = { ...exerciseAs('typed'), accepted: ['x'] } as Exercise;
    expect(exerciseAs('typed', exerciseAs('pattern', typed), typed)).toEqual(typed);
  });
});

describe('a lesson of before there were blocks', () => {
  it('is turned into blocks, and back', async () => {
    const { now } = await open({ about: 'بَيْتٌ\na house\n\nIt stands alone.' });
    await screen.findByText('The text is in 2 blocks now.');
    expect(now().blocks.map(({ kind }) => kind)).toEqual(['lines', 'text']);
    press('Back to the plain text');
    expect(now()).toMatchObject({ blocks: [], about: 'بَيْتٌ\na house\n\nIt stands alone.' });
  });

  it('says nothing of before once all its blocks are gone', async () => {
    const { now } = await open({ about: 'old words', blocks: [film('a')] });
    await choose('Block 1: Film', 'Remove');
    expect(now()).toMatchObject({ blocks: [], about: '' });
    expect(screen.getByText(/^A lesson is made of blocks/)).toBeTruthy();
  });
});
