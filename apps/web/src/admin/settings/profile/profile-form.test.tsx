import { roles } from '@institute/contract/auth/abilities';
import type { InstituteProfile } from '@institute/contract/settings/institute-profile';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilFocused } from '../../../test/focus.ts';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../../test/mock-server.tsx';
import { ProfileTab } from './profile-tab.tsx';

const profile: InstituteProfile = {
  teachers: [{ name: 'Huda', line: 'From Cairo', picture: '' }],
  questions: [],
  ...{ levelA0: 'Letters', levelA1: '', levelA2: '', levelB1: '', levelB2: '' },
  ...{ address: 'Kano', contactEmail: '', version: 'first' },
};

let server: MockServer;
beforeEach(() => {
  server = mockServer({ ...amina, role: roles.administrator });
  server.reply('get_institute_profile', () => ok(profile));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save public pages' }));
const lastSent = () => Object.fromEntries(server.of('updateInstituteProfile').at(-1)?.fields ?? []);

// Proves call-updateInstituteProfile.
it('sends what was changed and nothing else, with the version that was shown', async () => {
  renderAt('/admin/settings', <ProfileTab />);
  await screen.findByLabelText('Address');
  expect(screen.getByRole('button', { name: 'Save public pages' })).toHaveProperty(
    'disabled',
    true,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add a question' }));
  fill('Question', 'Is it hard?');
  fill('Answer', 'No.');
  const questions = [{ question: 'Is it hard?', answer: 'No.' }];
  server.reply('updateInstituteProfile', () => ok({ ...profile, questions, version: 'second' }));
  save();
  await screen.findByText('Everything is saved.');
  expect(lastSent()).toMatchObject({ questions: JSON.stringify(questions), seen: 'first' });
  expect(lastSent()).not.toHaveProperty('teachers');
  expect(lastSent()).not.toHaveProperty('address');

  fireEvent.click(screen.getByRole('button', { name: 'Remove teacher 1' }));
  server.reply('updateInstituteProfile', () =>
    ok({ ...profile, questions, teachers: [], version: 'third' }),
  );
  save();
  await screen.findByText('Everything is saved.');
  expect(lastSent()).toMatchObject({ teachers: '[]', seen: 'second' });
});

it('is opened at the part that an address names', async () => {
  renderAt('/admin/settings?tab=public#levels', <ProfileTab />);
  const heading = await screen.findByRole('heading', { name: 'The levels' });
  await untilFocused(() => heading);
});

it('says beside the field what is missing, and sends nothing', async () => {
  renderAt('/admin/settings', <ProfileTab />);
  await screen.findByLabelText('Address');
  fireEvent.click(screen.getByRole('button', { name: 'Add a teacher' }));
  fill('E-mail for visitors', 'call me');
  save();
  expect(await screen.findByText('Name of the teacher is required')).toBeTruthy();
  expect(screen.getByText('This is not an e-mail address.')).toBeTruthy();
  expect(server.sent).toHaveLength(1);
});

it('moves a teacher up', async () => {
  server.reply('get_institute_profile', () =>
    ok({ ...profile, teachers: [...profile.teachers, { name: 'Sami', line: '', picture: '' }] }),
  );
  renderAt('/admin/settings', <ProfileTab />);
  await screen.findByLabelText('Address');
  fireEvent.click(screen.getByRole('button', { name: 'Move up: Teacher 2' }));
  const names = screen.getAllByLabelText<HTMLInputElement>('Name').map(({ value }) => value);
  expect(names).toEqual(['Sami', 'Huda']);
});

it('keeps what is typed when somebody else was faster, and takes the rest of theirs', async () => {
  renderAt('/admin/settings', <ProfileTab />);
  await screen.findByLabelText('Address');
  fill('Address', 'Mine');
  server.reply('updateInstituteProfile', () => refused('settings_changed', 'Maryam was faster.'));
  server.reply('get_institute_profile', () =>
    ok({ ...profile, address: 'Theirs', levelA0: 'The letters', version: 'theirs' }),
  );
  save();
  await screen.findByText('Maryam was faster.');
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect(value('Address')).toBe('Mine');
  expect(value('A0, from the first letter')).toBe('The letters');
  const notice = screen.getByText(/Somebody else has saved these meanwhile: Address/);
  fireEvent.click(within(notice).getByRole('button', { name: 'Take theirs' }));
  expect(value('Address')).toBe('Theirs');
  expect(await screen.findByText('Everything is saved.')).toBeTruthy();
});
