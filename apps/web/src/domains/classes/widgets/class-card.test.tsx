import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { aClassModel } from '../../../test/a-class.ts';
import { ClassCard } from './class-card.tsx';

const item = aClassModel(1, {
  name: 'Roots · الصَّرْفُ الأَوَّلُ',
  category: 'قِرَاءَةٌ',
  lessonCount: 7,
});
afterEach(cleanup);

function marksOf(search: string): (string | null)[] {
  const { container } = render(
    <MemoryRouter>
      <ClassCard item={item} search={search} />
    </MemoryRouter>,
  );
  expect(container.textContent).toContain(item.name);
  return [...container.querySelectorAll('mark')].map((mark) => mark.textContent);
}

it('marks each word of a search in the spelling of the class', () => {
  expect(marksOf('اول قراءه roots')).toEqual(['Roots', 'أَوَّلُ', 'قِرَاءَةٌ']);
});

it('marks nothing while nothing is searched for', () => {
  expect(marksOf('')).toEqual([]);
});
