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
  ...{ tagline: '', forWhom: '', promises: [], steps: [] },
  teachers: [{ name: 'Huda', line: 'From Cairo', picture: '' }],
  questions: [],
  ...{ levelA0: 'Letters', levelA1: '', levelA2: '', levelB1: '', levelB2: '' },
  ...{ address: 'Kano', contactEmail: '', version: 'first' },
};

let server: MockServer;
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
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

// Proves ours-247.
it('begins selling points of its own from those of the product, and says which are usual', async () => {
  renderAt('/admin/settings', <ProfileTab />);
  await screen.findByLabelText('Address');
  expect(screen.getByText('The front page shows the usual three steps.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Write selling points of your own' }));
  const titles = () => screen.getAllByLabelText<HTMLInputElement>('Title');
  expect(titles().map(({ value }) => value)).toEqual([
    ...['Comprehensive Curriculum', 'Native Speakers'],
    ...['Interactive Learning', 'Certified Courses'],
  ]);
  for (const number of [4, 3, 2]) {
    fireEvent.click(screen.getByRole('button', { name: `Remove selling point ${number}` }));
  }
  fill('Title', '');
  fill('A line about it', 'With a teacher whom you know');
  save();
  await screen.findByText('Title is required');
  fill('Title', 'Groups of six');
  const promises = [{ title: 'Groups of six', line: 'With a teacher whom you know' }];
  server.reply('updateInstituteProfile', () => ok({ ...profile, promises, version: 'second' }));
  save();
  await screen.findByText('Everything is saved.');
  expect(lastSent()).toMatchObject({ promises: JSON.stringify(promises), seen: 'first' });
  expect(lastSent()).not.toHaveProperty('steps');
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

it('asks whose words stay when somebody else was faster, and takes the rest of theirs', async () => {
  renderAt('/admin/settings', <ProfileTab />);
  await screen.findByLabelText('Address');
  fill('Address', 'Mine');
  server.reply('updateInstituteProfile', () => refused('settings_changed', 'Maryam was faster.'));
  server.reply('get_institute_profile', () =>
    ok({ ...profile, address: 'Theirs', levelA0: 'The letters', version: 'theirs' }),
  );
  save();
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/Maryam was faster/);
  dialog.getByRole('heading', { name: 'Address' });
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect(value('Address')).toBe('Mine');
  fireEvent.click(dialog.getByRole('button', { name: 'Take theirs' }));
  await screen.findByText('Everything is saved.');
  expect(value('Address')).toBe('Theirs');
  expect(value('A0, from the first letter')).toBe('The letters');
  fireEvent.click(screen.getByRole('button', { name: 'Bring it back' }));
  expect(value('Address')).toBe('Mine');
  const saved = { ...profile, address: 'Mine', levelA0: 'The letters', version: 'third' };
  server.reply('updateInstituteProfile', () => ok(saved));
  save();
  await screen.findByText('Everything is saved.');
  expect(lastSent()).toMatchObject({ address: 'Mine', seen: 'theirs' });
  expect(lastSent()).not.toHaveProperty('levelA0');
});

it('puts nothing in the place of teachers who were written meanwhile by another', async () => {
  renderAt('/admin/settings', <ProfileTab />);
  await screen.findByLabelText('Address');
  fill('Address', 'Mine');
  let isFirst = true;
  const teachers = [{ name: 'Sami', line: '', picture: '' }];
  server.reply('updateInstituteProfile', () => {
    if (!isFirst) return ok({ ...profile, address: 'Mine', teachers, version: 'third' });
    isFirst = false;
    return refused('settings_changed', 'Maryam was faster.');
  });
  server.reply('get_institute_profile', () => ok({ ...profile, teachers, version: 'theirs' }));
  save();
  await screen.findByText('Everything is saved.');
  expect(lastSent()).toMatchObject({ address: 'Mine', seen: 'theirs' });
  expect(lastSent()).not.toHaveProperty('teachers');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Sami');
});
