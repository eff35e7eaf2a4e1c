import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aClassModel } from '../../test/a-class.ts';
import { ClassFacts } from './class-facts.tsx';

afterEach(cleanup);

/** What stands under "Teacher" on the public page of a class. */
function teacherOf(teachers: { name: string; picture: string }[], teacher = '') {
  const item = aClassModel(1, { name: 'Roots', teacher });
  const page = { item, slug: 'roots', lessons: [], meetsAt: null, isOpen: true };
  const facts = { ...page, teachers, prerequisite: null };
  render(<ClassFacts page={facts} timeZone="Africa/Lagos" />);
  return screen.queryByText('Teacher')?.parentElement?.querySelector('dd') ?? null;
}

it('draws each teacher of a class with name and picture, where there is one', () => {
  const shown = teacherOf([
    { name: 'Ustadha Huda · هُدَى', picture: 'files/huda.webp' },
    { name: 'Bala', picture: '' },
  ]);
  const [huda, bala] = [...(shown?.children ?? [])];
  expect(huda?.textContent).toBe('Ustadha Huda · هُدَى');
  expect(huda?.querySelector('img')?.getAttribute('src')).toMatch(/\/files\/huda\.webp$/);
  // The name stands beside it: a reader of screens need not hear it twice.
  expect(huda?.querySelector('img')?.getAttribute('alt')).toBe('');
  expect(bala?.textContent).toBe('Bala');
  expect(bala?.querySelector('img')).toBeNull();
});

it('draws no teacher beside those with a profile, and the name that was typed where none has one', () => {
  expect(teacherOf([{ name: 'Bala', picture: '' }], 'Typed name')?.textContent).toBe('Bala');
  cleanup();
  expect(teacherOf([], 'Typed name')?.textContent).toBe('Typed name');
  cleanup();
  expect(teacherOf([])).toBeNull();
});
