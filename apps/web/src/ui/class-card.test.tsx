import type { Class } from '@institute/contract/classes';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { ClassCard } from './class-card.tsx';

const item: Class = {
  id: 1,
  rand: 'abc',
  name: 'Roots · الصَّرْفُ الأَوَّلُ',
  category: 'قِرَاءَةٌ',
  about: '',
  premium: '0',
  amount: '0',
  regclosedate: '0',
  subjecttotal: 7,
  links: '',
  monthlySub: '0',
  monthlylimit: 0,
  status: '1',
  prequisite_id: 0,
};
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
