// Proves ours-117.

import { roles } from '@institute/contract/auth/abilities';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { actsBy } from './acts.ts';
import { OfficeSearch } from './office-search.tsx';

let server: MockServer;
beforeAll(() => import('./search-dialog.tsx'), 60_000);
beforeEach(() => {
  server = mockServer({ ...amina, role: roles.administrator });
  server.reply('searchOffice', () =>
    ok({
      students: [{ id: 3, name: 'Babatunde Bakare', email: 'b@example.com', phonenumber: '' }],
      classes: [{ id: 4, name: 'Nahw', category: 'Grammar' }],
      ...{ lessons: [], payments: [] },
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  const { pathname, search, hash, state } = useLocation();
  return (
    <>
      <OfficeSearch />
      <output>{pathname + search + hash + JSON.stringify(state)}</output>
    </>
  );
}
const place = () => document.querySelector('output')?.textContent;
const field = () => screen.findByRole<HTMLInputElement>('combobox');
const type = async (value: string) => fireEvent.change(await field(), { target: { value } });
// By its text: what was searched for is marked, which parts a name.
const option = (words: RegExp) =>
  waitFor(() => {
    const all = screen.getAllByRole('option');
    const found = all.find(({ textContent }) => words.test(textContent));
    if (!found) throw new Error(`Not among the options: ${words}`);
    return found;
  });
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const open = () => {
  renderAt('/admin', <Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Search everything' }));
};

it.each([
  ['enrol', '/admin/students/3#enrolnull'],
  ['fund', '/admin/students/3#fundnull'],
  ['take', '/admin/students/3#paynull'],
  ['refund', '/admin/payments?search=Babatunde+Bakare&type=debitnull'],
  ['message', '/admin/messages{"messageTo":["b@example.com"]}'],
])('takes a person for %s, and opens what does it', async (word, to) => {
  open();
  await type(`${word} baba`);
  fireEvent.click(await option(/^Babatunde/));
  expect(place()).toBe(to);
  expect(server.of('searchOffice').map(({ fields }) => fields.get('search'))).toEqual(['baba']);
});

it('is chosen first and asks whom; Backspace on nothing leaves it', async () => {
  open();
  await type('certif');
  fireEvent.click(await option(/^Give a certificate/));
  const box = await screen.findByLabelText('Give a certificate: type a student or a class');
  expect((box as HTMLInputElement).value).toBe('');
  await type('nah');
  fireEvent.click(await option(/^Nahw/));
  expect(place()).toBe('/admin/certificates{"certifyClass":{"id":4,"name":"Nahw"}}');
  cleanup();
  open();
  await type('certif');
  fireEvent.click(await option(/^Give a certificate/));
  fireEvent.keyDown(await field(), { key: 'Backspace' });
  await screen.findByLabelText(/^Search students, classes/);
});

it.each([
  ['new class', /^New class/, '/admin/classes#newnull'],
  ['import', /^Add or import students/, '/admin/students#importnull'],
  ['shortcuts', /^Keys of the office/, '/admin#keysnull'],
])('leads on at once where nobody is needed: %s', async (words, name, to) => {
  open();
  await type(words);
  fireEvent.click(await option(name));
  expect(place()).toBe(to);
});

it('does not take a class for what is done to people alone, nor a name for an act', async () => {
  open();
  await type('fund nahw');
  await option(/^Babatunde/);
  expect(names().some((name) => name?.startsWith('Nahw'))).toBe(false);
  await type('baba');
  await waitFor(() => expect(names().some((name) => name?.startsWith('Nahw'))).toBe(true));
});

it('offers only what the person may do', () => {
  const actor = { userId: 1, isImpersonated: false, teaches: [], office: [] };
  const ids = (role: number) => actsBy('a', { ...actor, role }).map(({ id }) => id);
  expect(ids(roles.student)).toEqual([]);
  expect(ids(roles.administrator)).toContain('addStudents');
});
