import { roles } from '@institute/contract/auth/abilities';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../../test/mock-server.tsx';
import type { Person } from '../students-model.ts';
import { StudentPicker, type StudentPickerRules } from './student-picker.tsx';

const student = (id: number, name: string) => ({
  ...{ id, name, email: `s${id}@example.com`, phonenumber: '0803', role: roles.student, wallet: 0 },
  ...{ day: '1', month: 'November', year: '2026', time: 1_790_000_000 },
});
const words = { search: 'Search', list: 'Students', failed: 'Failed', none: 'None found' };
const status = {
  typeMore: 'Type more',
  searching: 'Searching',
  firstOnes: (count: number) => `The first ${count}`,
};

function Picker({ rules }: { rules: StudentPickerRules }) {
  const [selected, setSelected] = useState<readonly Person[]>([]);
  return (
    <>
      <StudentPicker rules={rules} selected={selected} onChange={setSelected} />
      <output>{selected.map(({ name }) => name).join(', ')}</output>
    </>
  );
}
const chosen = () => document.querySelector('output')?.textContent;
const tick = async (name: RegExp) => fireEvent.click(await screen.findByRole('checkbox', { name }));
const search = (value: string) =>
  fireEvent.change(screen.getByLabelText('Search'), { target: { value } });

let server: MockServer;
beforeEach(() => {
  server = mockServer({ ...amina, role: roles.administrator });
  server.reply('getStudentList', ({ fields }) =>
    fields.get('search') === 'zay'
      ? ok([student(3, 'Zaynab')], { total: 1, page: 1, per_page: 2 })
      : ok([student(1, 'Aisha'), student(2, 'Bala')], { total: 4, page: 1, per_page: 2 }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('begins with everybody, ticks a page at once, and keeps what is chosen over a search', async () => {
  const pages = { label: 'Pages', all: 'All of this page' };
  const rules = { searchFrom: 0, pauseMs: 0, pageSize: 2, words: { ...words, pages } };
  renderAt('/', <Picker rules={rules} />);
  await tick(/All of this page/);
  expect(chosen()).toBe('Aisha, Bala');
  await tick(/Aisha/);
  expect(chosen()).toBe('Bala');
  search('zay');
  await tick(/s3@/);
  expect(chosen()).toBe('Bala, Zaynab');
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  search('');
  await screen.findByRole('navigation', { name: 'Pages' });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(server.of('getStudentList').at(-1)?.fields.get('page')).toBe('2'));
});

it('begins with nobody where a search is needed, and says what it is doing', async () => {
  const rules = { searchFrom: 3, pauseMs: 0, pageSize: 2, words: { ...words, status } };
  renderAt('/', <Picker rules={rules} />);
  search('za');
  expect(screen.getByText('Type more')).toBeTruthy();
  search('zay');
  expect(screen.getByText('Searching')).toBeTruthy();
  await tick(/s3@/);
  expect(server.of('getStudentList')).toHaveLength(1);
  search('aisha');
  expect(await screen.findByText('The first 2')).toBeTruthy();
  expect(chosen()).toBe('Zaynab');
  expect(screen.queryByRole('navigation')).toBeNull();
});
