import type { Block } from '@institute/contract/lessons/blocks';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LessonForm, newLessonForm } from '../../domains/lessons/managed-model.ts';
import { mockServer, renderAt } from '../../test/mock-server.tsx';
import { LessonConflict } from './lesson-conflict.tsx';
import { type LessonPart, lessonParts } from './lesson-parts.ts';

beforeEach(() => void mockServer());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What is said of two forms in some parts, theirs and mine. */
function sidesOf(parts: LessonPart[], theirs: Partial<LessonForm>, mine: Partial<LessonForm>) {
  const form = newLessonForm(4);
  const act = { keepMine: vi.fn(), takeTheirs: vi.fn(), close: vi.fn() };
  const both = { theirs: { ...form, ...theirs }, mine: { ...form, ...mine } };
  const conflict = { message: 'Idris has changed it.', parts, ...both, ...act };
  renderAt('/', <LessonConflict conflict={conflict} timeZone="Africa/Lagos" onClose={act.close} />);
  return within(screen.getByRole('dialog'))
    .getAllByRole('heading', { level: 4 })
    .map((heading) => [heading.textContent, heading.nextSibling]);
}
const wordsOf = (sides: ReturnType<typeof sidesOf>) =>
  sides.map(([name, side]) => `${name}: ${(side as Element).textContent}`);

it('lists the blocks of both by place and kind', () => {
  const film = (id: string, title: string): Block => ({
    id,
    kind: 'film',
    title,
    url: 'https://example.org',
  });
  const sides = sidesOf(
    ['content'],
    { blocks: [film('a', 'Both'), film('b', 'Theirs')] },
    { blocks: [film('b', 'Mine'), film('a', 'Both')] },
  );
  expect(wordsOf(sides)).toEqual([
    'Theirs: Block 1: FilmBoth https://example.orgBlock 2: FilmTheirs\nhttps://example.org',
    'Mine: Block 1: FilmMine\nhttps://example.orgBlock 2: FilmBoth https://example.org',
  ]);
});

it('shows a text beside the blocks that it was turned into', () => {
  const sides = sidesOf(
    ['content'],
    { about: 'Their words' },
    { about: 'Words', blocks: [{ id: 'a', kind: 'sound', file: '', title: 'Heard' }] },
  );
  expect(wordsOf(sides)).toEqual(['Theirs: Their words', 'Mine: Block 1: SoundHeard']);
});

it('names the questions that differ, with what is right', () => {
  const question = (id: string, words: string) => ({
    ...{ id, question: words, answer: 'نعم', options: ['نعم', 'لا', '', ''] },
  });
  const sides = sidesOf(
    ['questions'],
    { kind: 'exam', questions: [question('1', 'Same?'), question('2', 'Theirs?')] },
    { kind: 'exam', questions: [question('1', 'Same?'), question('2', 'Mine?')] },
  );
  expect(wordsOf(sides)).toEqual([
    'Theirs: Question 2\nTheirs?\n✓ نعم\nلا',
    'Mine: Question 2\nMine?\n✓ نعم\nلا',
  ]);
});

it('takes the exercises of an exam apart from its theory question, and a lesson as one', () => {
  const form = newLessonForm(4);
  expect(lessonParts({ ...form, kind: 'exam' }).exercises).toEqual(['blocks']);
  expect(lessonParts(form)).toMatchObject({ content: ['about', 'blocks'], exercises: [] });
});
