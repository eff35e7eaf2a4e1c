import { roles } from '@institute/contract/auth/abilities';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aClass } from '../../../test/a-class.ts';
import { classListOf } from '../../../test/class-list.ts';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../../test/mock-server.tsx';
import { ClassField } from './class-field.tsx';

let server: MockServer;
beforeEach(() => {
  server = mockServer({ ...amina, role: roles.administrator });
  server.reply(
    'getClassList',
    classListOf(aClass(2, { name: 'Nahw' }), aClass(3, { name: 'Sarf' })),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Chooser({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <ClassField label="Class" none="Every class" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Class' });
const value = () => document.querySelector('output')?.textContent;

it('looks for what is typed on the server, and keeps the name of what is chosen', async () => {
  renderAt('/', <Chooser />);
  expect(field().value).toBe('Every class');
  fireEvent.change(field(), { target: { value: 'sar' } });
  await waitFor(() => expect(server.of('getClassList').at(-1)?.fields.get('search')).toBe('sar'));
  fireEvent.click(await screen.findByRole('option', { name: /^Sar/ }));
  expect([field().value, value()]).toEqual(['Sarf', '3']);
  expect(server.of('getClassDetails')).toHaveLength(0);
});

it('Enter chooses nothing that was found of what was typed before', async () => {
  renderAt('/', <Chooser />);
  fireEvent.click(field());
  await screen.findByRole('option', { name: 'Nahw' });
  fireEvent.change(field(), { target: { value: 'sarf' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(value()).toBe('3');
});

it('asks for the name of a class that an address names', async () => {
  server.reply('getClassDetails', () => ok(aClass(9, { name: 'Adab' })));
  renderAt('/', <Chooser start="9" />);
  await waitFor(() => expect(field().value).toBe('Adab'));
  expect(server.of('getClassDetails')[0]?.fields.get('class_id')).toBe('9');
});

it('says that more are found by typing, and that they could not be loaded', async () => {
  const meta = { total: 40, page: 1, per_page: 20, more: false, categories: [] };
  server.reply('getClassList', () => ok([aClass(2)], meta));
  renderAt('/', <Chooser />);
  fireEvent.click(field());
  expect(await screen.findByText('Type to find more.')).toBeTruthy();
  server.reply('getClassList', () => refused('refused', ''));
  fireEvent.change(field(), { target: { value: 'x' } });
  expect(await screen.findByText('The classes could not be loaded.')).toBeTruthy();
});
