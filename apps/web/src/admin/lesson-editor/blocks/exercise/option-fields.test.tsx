import type { ExerciseOf } from '@institute/contract/exercises/kinds';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { untilFocused } from '../../../../test/focus.ts';
import { OptionFields } from './option-fields.tsx';

type Choice = ExerciseOf<'choice' | 'choices'>;

let now: Choice;
const texts = { prompt: 'Which?', explanation: '' };

function Fields({ first }: { first: Choice }) {
  const [exercise, setExercise] = useState(first);
  now = exercise;
  return (
    <OptionFields
      exercise={exercise}
      errorOf={() => undefined}
      onChange={(changes) => setExercise((before) => ({ ...before, ...changes }) as Choice)}
    />
  );
}
const open = (first: Choice) => render(<Fields first={first} />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(cleanup);

describe('the options of an exercise', () => {
  it('keep their marks when one before them goes, whose neighbour is led to', async () => {
    open({ ...texts, type: 'choices', options: ['a', 'b', 'c', 'd'], answers: [1, 3] });
    press('Remove option 2');
    expect(now).toMatchObject({ options: ['a', 'c', 'd'], answers: [2] });
    await untilFocused(() => screen.getByRole('textbox', { name: 'Option 1' }));
  });

  it('are marked in their order, several where several may be right', () => {
    open({ ...texts, type: 'choices', options: ['a', 'b', 'c'], answers: [2] });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Option 1 is right' }));
    expect(now).toMatchObject({ answers: [0, 2] });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Option 3 is right' }));
    expect(now).toMatchObject({ answers: [0] });
  });

  it('have one that is right where one is asked for, and none when that one goes', () => {
    open({ ...texts, type: 'choice', options: ['a', 'b', 'c'], answer: 0 });
    fireEvent.click(screen.getByRole('radio', { name: 'Option 3 is right' }));
    expect(now).toMatchObject({ answer: 2 });
    press('Remove option 3');
    expect(now).toMatchObject({ options: ['a', 'b'], answer: -1 });
  });

  it('are gone through with Enter, which adds one behind the last', async () => {
    open({ ...texts, type: 'choice', options: ['a', 'b'], answer: 1 });
    const option = (place: number) => screen.getByRole('textbox', { name: `Option ${place}` });
    fireEvent.keyDown(option(1), { key: 'Enter' });
    await untilFocused(() => option(2));
    fireEvent.keyDown(option(2), { key: 'Enter' });
    expect(now).toMatchObject({ options: ['a', 'b', ''], answer: 1 });
    await untilFocused(() => option(3));
  });
});
