import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personColumns } from './person-columns.tsx';

function emailIn(search: string) {
  const column = personColumns(search).find(({ id }) => id === 'email');
  const { container } = render(column?.cell({ name: 'Aisha', email: 'aisha@example.com' }));
  const marked = [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
  const before = container.querySelector('wbr')?.previousSibling?.textContent ?? '';
  return { text: container.textContent, marked, before };
}

it('lets an e-mail break behind its @, and be copied as it is', () => {
  expect(emailIn('')).toEqual({ text: 'aisha@example.com', marked: [], before: 'aisha@' });
});

it('marks in an e-mail what was searched for on both sides, and across the @', () => {
  expect(emailIn('aisha example').marked).toEqual(['aisha', 'example']);
  expect(emailIn('sha@exam').marked).toEqual(['sha@exam']);
});
