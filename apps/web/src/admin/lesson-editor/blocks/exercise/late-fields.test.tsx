import { isolated } from '@institute/contract/arabic/two-scripts';
import type { ExerciseType } from '@institute/contract/exercises/kinds';
import type { Block } from '@institute/contract/lessons/blocks';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LessonForm, newLessonForm } from '../../../../domains/lessons/managed-model.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { mockServer, ok, renderAt } from '../../../../test/mock-server.tsx';
import { lessonSchema } from '../../lesson-schema.ts';
import { useMediaWork } from '../../media/media-work.ts';
import { BlocksEditor } from '../blocks-editor.tsx';
import { exerciseAs } from '../new-block.ts';

const held: { form: LessonForm } = { form: newLessonForm(4) };
const onSubmit = vi.fn(async (_form: LessonForm) => undefined);
const sound = { key: 'line-1', kind: 'audio', url: 'files/a.mp3', extension: 'mp3', bytes: 900 };
const lines: Block = {
  id: 'talk',
  kind: 'lines',
  lines: [{ id: '1', arabic: 'مَنْ بِالْبَابِ؟', translation: 'Who?', sound: 'line-1' }],
};

beforeEach(() => {
  onSubmit.mockClear();
  mockServer().reply('getLessonFiles', () => ok([sound]));
});
afterEach(() => {
  cleanup();
  useMediaWork.setState({ works: {} });
  vi.unstubAllGlobals();
});

function Editor({ blocks }: { blocks: Block[] }) {
  const form = useForm<LessonForm, LessonForm>({
    schema: lessonSchema,
    defaultValues: { ...newLessonForm(4), subject: 'A', blocks },
    onSubmit,
  });
  held.form = form.values;
  return (
    <form {...form.props}>
      <BlocksEditor form={form} lessonId={null} isTurning={false} onPlain={() => undefined} />
      <button type="submit">Save</button>
    </form>
  );
}
/** A lesson with a line that is heard, and an exercise of this type. */
const open = (type: ExerciseType) => {
  const exercise = { ...exerciseAs(type), prompt: 'Listen.' };
  renderAt('/', <Editor blocks={[lines, { id: 'asked', kind: 'exercise', exercise }]} />);
};
const asked = () => {
  const [, block] = held.form.blocks;
  return block?.kind === 'exercise' ? block.exercise : null;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('a dictation', () => {
  // Proves decision-092-5.
  it('takes a sound of the lesson, and what it says', async () => {
    open('dictation');
    const choice = await screen.findByLabelText('A sound of this lesson');
    expect((await screen.findAllByRole('button', { name: 'Record' })).length).toBeGreaterThan(0);
    press('Save');
    expect(await screen.findByText('Record a sound, or choose one.')).toBeTruthy();
    expect(screen.getByText(/^Write one right answer at least/)).toBeTruthy();
    fireEvent.change(choice, { target: { value: 'line-1' } });
    type('Answers that are right', 'مَنْ بِالْبَابِ؟\n');
    press('Save');
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(asked()).toMatchObject({ sound: 'line-1', strictness: 'letters', nearly: 50 });
    // Tried with the sound that the server has.
    press('Try it');
    expect(await screen.findByRole('button', { name: /^Listen/ })).toBeTruthy();
  });

  // Proves decision-092-5.
  it('is not saved without a recording that is not kept yet', async () => {
    open('dictation');
    await screen.findAllByRole('button', { name: 'Record' });
    const work = { blob: new Blob(['voice']), kind: 'audio', state: 'taken', key: 'k' } as const;
    useMediaWork.setState({ works: { asked: { ...work, progress: null, failure: null } } });
    press('Save');
    expect(await screen.findByText(/^This is not kept yet/)).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
    // Of another type it has no sound to wait for.
    type('Type of exercise', 'typed');
    type('Answers that are right', 'بَابٌ');
    press('Save');
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  });
});

it('a choice by ear has one option that is right, or several', async () => {
  open('listen');
  await screen.findByLabelText('A sound of this lesson');
  fireEvent.click(screen.getByRole('radio', { name: 'Several options' }));
  for (const place of [1, 2]) {
    type(`Option ${place}`, `option ${place}`);
    fireEvent.click(screen.getByRole('checkbox', { name: `Option ${place} is right` }));
  }
  expect(asked()).toMatchObject({ several: true, answers: [0, 1] });
  fireEvent.click(screen.getByRole('radio', { name: 'One option' }));
  expect(asked()).toMatchObject({ several: false, answers: [0] });
  fireEvent.click(screen.getByRole('radio', { name: 'Option 2 is right' }));
  expect(asked()).toMatchObject({ answers: [1] });
});

describe('a root and a pattern', () => {
  // Proves decision-092-4.
  it('make the word, which can be corrected and taken back', async () => {
    open('pattern');
    fireEvent.change(await screen.findByLabelText('Root'), { target: { value: 'ق و ل' } });
    type('Pattern', 'فَاعِل');
    expect(asked()).toMatchObject({ accepted: ['قَاوِل'] });
    type('The word', 'قَائِل');
    expect(screen.getByText(/^Root and pattern alone make/).textContent).toContain('قَاوِل');
    press('Save');
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(asked()).toMatchObject({ root: 'ق و ل', pattern: 'فَاعِل', accepted: ['قَائِل'] });
    press('Use that word');
    expect(asked()).toMatchObject({ accepted: ['قَاوِل'] });
    fireEvent.click(screen.getByRole('radio', { name: 'Ask for root and pattern' }));
    expect(screen.getByText(/^Students see the word/)).toBeTruthy();
  });

  it('say what is wrong with them, each at its field', async () => {
    open('pattern');
    fireEvent.change(await screen.findByLabelText('Root'), { target: { value: 'ك ت' } });
    type('Pattern', 'مَكْتُوب');
    press('Save');
    expect(await screen.findByText('A root has three to five Arabic letters.')).toBeTruthy();
    expect(screen.getByText(/^A pattern has ف, ع and ل/)).toBeTruthy();
    type('Root', 'د ح ر ج');
    type('Pattern', 'فَعَلَ');
    expect(screen.getByText(/^This pattern has no place/)).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('words in order', () => {
  const place = (...words: string[]) => {
    for (const word of words) press(`Place ${isolated(word)}`);
  };

  // Proves decision-126-2.
  it('have other right orders, put together by pressing the words', async () => {
    open('order');
    fireEvent.change(await screen.findByLabelText('In the right order'), {
      target: { value: 'غَدًا\nنَعْمَلُ\nمَعًا' },
    });
    press('Add another right order');
    await screen.findByRole('button', { name: `Place ${isolated('غَدًا')}` });
    place('نَعْمَلُ', 'مَعًا');
    press('Save');
    expect(await screen.findByText('Each other order holds every item once.')).toBeTruthy();
    place('غَدًا');
    // Another spelling of a word leaves the orders as they are.
    type('In the right order', 'غَدًا\nنَلْعَبُ\nمَعًا');
    expect(asked()).toMatchObject({ otherOrders: [[1, 2, 0]] });
    press('Save');
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    // A word more is in none of them yet, and one that is gone leaves the others in theirs.
    type('In the right order', 'غَدًا\nنَلْعَبُ\nمَعًا\nهُنَا');
    expect(asked()).toMatchObject({ otherOrders: [[1, 2, 0]] });
    type('In the right order', 'غَدًا\nمَعًا\nهُنَا');
    expect(asked()).toMatchObject({ otherOrders: [[1, 0]] });
    press('Remove other order 1');
    expect(asked()).toMatchObject({ otherOrders: [] });
  });
});
