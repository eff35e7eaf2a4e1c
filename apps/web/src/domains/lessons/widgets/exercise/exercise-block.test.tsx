import type { Exercise } from '@institute/contract/exercises/kinds';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { untilFocused } from '../../../../test/focus.ts';
import { noFiles } from '../../../../test/no-files.ts';
import { ExerciseBlock } from './exercise-block.tsx';
import { seedOf, shuffled } from './shuffled.ts';

afterEach(cleanup);

const common = { prompt: 'What is it?', explanation: 'Because of the kasra.' };
const typing = { strictness: 'letters', nearly: 50 } as const;
const show = (exercise: Exercise) => render(<ExerciseBlock exercise={exercise} files={noFiles} />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const check = () => press('Check');
const isolated = (text: string) => `\u2068${text}\u2069`;
const place = (...items: string[]) => {
  for (const item of items) press(`Place ${isolated(item)}`);
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const verdict = () => screen.getByRole('status').textContent;

describe('a choice', () => {
  const exercise: Exercise = { ...common, type: 'choice', options: ['بَيْتٌ', 'ذَهَبَ'], answer: 0 };

  // Proves decision-073-9.
  it('is judged at once, explained, and may be tried again', async () => {
    show(exercise);
    expect(screen.queryByText(common.explanation)).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'ذَهَبَ' }));
    check();
    expect(verdict()).toBe('Not yet');
    expect(screen.getByText(common.explanation)).toBeTruthy();
    expect(screen.getByRole('radio', { name: /بَيْتٌ/ }).closest('label')?.textContent).toContain(
      'Right',
    );
    press('Try again');
    expect(screen.queryByRole('status')).toBeNull();
    await untilFocused(() => screen.getByRole('article', { name: 'Exercise' }));
    fireEvent.click(screen.getByRole('radio', { name: 'بَيْتٌ' }));
    check();
    expect(verdict()).toBe('Right');
  });

  // Proves decision-098-1.
  it('tells once that it was missed, and that it comes back', () => {
    let told = 0;
    const onMissed = () => {
      told += 1;
    };
    render(<ExerciseBlock exercise={exercise} files={noFiles} onMissed={onMissed} />);
    for (const _try of [1, 2]) {
      fireEvent.click(screen.getByRole('radio', { name: 'ذَهَبَ' }));
      check();
      expect(screen.getByText(/^It comes back in your practice/)).toBeTruthy();
      press('Try again');
    }
    expect(told).toBe(1);
  });

  it('that is known tells nothing', () => {
    const onMissed = () => expect.fail('it was right');
    render(<ExerciseBlock exercise={exercise} files={noFiles} onMissed={onMissed} />);
    fireEvent.click(screen.getByRole('radio', { name: 'بَيْتٌ' }));
    check();
    expect(screen.queryByText(/^It comes back/)).toBeNull();
  });

  it('waits until something is chosen', () => {
    show(exercise);
    expect((screen.getByRole('button', { name: 'Check' }) as HTMLButtonElement).disabled).toBe(
      true,
    );
  });
});

it('a choice of several asks for all of them', () => {
  show({ ...common, type: 'choices', options: ['a', 'b', 'c'], answers: [0, 2] });
  fireEvent.click(screen.getByRole('checkbox', { name: 'a' }));
  check();
  expect(verdict()).toBe('Not yet');
  press('Try again');
  for (const name of ['a', 'c']) fireEvent.click(screen.getByRole('checkbox', { name }));
  check();
  expect(verdict()).toBe('Right');
});

describe('a typed answer', () => {
  const exercise: Exercise = { ...common, type: 'typed', accepted: ['مَدْرَسَةٌ'], ...typing };

  // Proves decision-073-9.
  it('that is nearly right has its slip named and its letter marked', () => {
    show(exercise);
    type('Your answer', 'مدرسه');
    check();
    expect(verdict()).toBe(`Nearly right50 %Tāʾ marbūṭa: ${isolated('ةٌ')}, not ${isolated('ه')}`);
    expect(document.querySelector('mark')?.textContent).toBe('ةٌ');
  });

  it('is kept in sight beside the right one, and Enter goes on', async () => {
    show(exercise);
    type('Your answer', 'بيت');
    fireEvent.submit(screen.getByLabelText('Your answer'));
    expect(verdict()).toBe('Not yet');
    expect((screen.getByLabelText('Your answer') as HTMLInputElement).value).toBe('بيت');
    expect(screen.getByText('مَدْرَسَةٌ')).toBeTruthy();
    // What is right and why is read before one comes to another try.
    const outcome = screen.getByRole('group', { name: 'Not yet' });
    await untilFocused(() => outcome);
    expect(outcome.textContent).toMatch(/^Not yet.*مَدْرَسَةٌ.*Try again$/);
    fireEvent.keyDown(outcome, { key: 'Enter' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

// Proves decision-073-9.
it('a text with gaps is judged gap by gap', () => {
  show({
    ...common,
    type: 'cloze',
    pieces: [
      { text: 'ذَهَبَ ' },
      { accepted: ['الوَلَدُ'] },
      { text: ' إِلَى ' },
      { accepted: ['المَدْرَسَةِ'] },
    ],
    ...typing,
  });
  type('Gap 1', 'الولد');
  type('Gap 2', 'البيت');
  check();
  expect(verdict()).toBe('Partly right50 %');
  expect(screen.getByText('Gap 2')).toBeTruthy();
  expect(screen.queryByText('Gap 1')).toBeNull();
  expect(screen.getByText('المَدْرَسَةِ')).toBeTruthy();
});

it('words are put in order by pressing them, and taken back', () => {
  show({ ...common, type: 'order', shown: 'words', items: ['ذَهَبَ', 'سَالِمٌ', 'إِلَى', 'السُّوقِ'] });
  place('سَالِمٌ', 'ذَهَبَ');
  press(`Take back ${isolated('سَالِمٌ')}`);
  place('سَالِمٌ', 'إِلَى', 'السُّوقِ');
  const answer = within(screen.getByRole('list', { name: 'Your order' }));
  expect(answer.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    ...['ذَهَبَ', 'سَالِمٌ', 'إِلَى', 'السُّوقِ'],
  ]);
  check();
  expect(verdict()).toBe('Right');
});

// Proves decision-126-4.
it('words and pairs leave holes where they were, so that the next press meets what it aims at', () => {
  const items = ['ب', 'ا', 'ت'];
  show({ ...common, type: 'order', shown: 'words', items });
  const pool = within(screen.getByRole('list', { name: 'To be placed' }));
  const all = () => pool.getAllByRole('button', { hidden: true });
  const before = all();
  const [first] = before;
  if (!first) throw new Error('there is a chip');
  fireEvent.click(first);
  // The same buttons at the same places: the press that follows at once is no second half of this one.
  expect(all()).toEqual(before);
  expect(first.isConnected).toBe(true);
  expect(pool.getAllByRole('button')).toHaveLength(2);
  cleanup();
  const pairs = [
    { left: 'a', right: 'x' },
    { left: 'b', right: 'y' },
  ];
  show({ ...common, type: 'match', pairs });
  place('x');
  const rights = within(screen.getByRole('list', { name: 'To be placed' }));
  expect(rights.getAllByRole('button', { hidden: true })).toHaveLength(2);
  expect(rights.getAllByRole('button')).toHaveLength(1);
});

// Proves decision-126-1.
it('words in any right order are right, and a wrong one is shown all of them', () => {
  const items = ['غَدًا', 'نَعْمَلُ', 'مَعًا'];
  show({ ...common, type: 'order', shown: 'words', items, otherOrders: [[1, 2, 0]] });
  place('مَعًا', 'نَعْمَلُ', 'غَدًا');
  check();
  expect(verdict()).toBe('Partly right50 %');
  expect(screen.getByText('غَدًا نَعْمَلُ مَعًا')).toBeTruthy();
  expect(screen.getByText('Right too')).toBeTruthy();
  expect(screen.getByText('نَعْمَلُ مَعًا غَدًا')).toBeTruthy();
  press('Try again');
  place('نَعْمَلُ', 'مَعًا', 'غَدًا');
  check();
  expect(verdict()).toBe('Right');
});

it('pairs are put together line by line', () => {
  show({
    ...common,
    type: 'match',
    pairs: [
      { left: 'بَيْتٌ', right: 'house' },
      { left: 'بَابٌ', right: 'door' },
      { left: 'كِتَابٌ', right: 'book' },
    ],
  });
  place('house', 'book', 'door');
  press(`Take back ${isolated('book')}`);
  press(`Take back ${isolated('door')}`);
  press(`What belongs to ${isolated('بَابٌ')}`);
  place('door', 'book');
  check();
  expect(verdict()).toBe('Right');
});

it('what is shuffled is the same for the same seed, and never as it was', () => {
  for (let count = 2; count < 9; count += 1) {
    for (let seed = 0; seed < 40; seed += 1) {
      const places = shuffled(count, seedOf('What is it?', seed));
      expect([...places].sort()).toEqual(Array.from({ length: count }, (_, at) => at));
      expect(places).not.toEqual([...places].sort());
      expect(shuffled(count, seedOf('What is it?', seed))).toEqual(places);
    }
  }
});
