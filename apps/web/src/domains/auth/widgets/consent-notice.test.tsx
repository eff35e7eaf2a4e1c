import { roles } from '@institute/contract/auth/abilities';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../../test/mock-server.tsx';
import { ConsentNotice } from './consent-notice.tsx';

const changed = 'Our terms and our privacy notice have changed';

function open(consent: object, user = amina): MockServer {
  const server = mockServer(user);
  server.reply('get_consent', () => ok(consent));
  renderAt('/', <ConsentNotice />);
  return server;
}
const answered = (server: MockServer) =>
  vi.waitFor(() => expect(server.of('get_consent')).toHaveLength(1));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Proves call-giveConsent.
it('tells of a new version until it is read', async () => {
  let agreed = 1;
  const server = mockServer();
  server.reply('get_consent', () => ok({ version: 2, agreed, agreed_at: 1_793_500_000 }));
  server.reply('give_consent', ({ fields }) => {
    agreed = Number(fields.get('version'));
    return ok(null);
  });
  renderAt('/', <ConsentNotice />);
  expect(await screen.findByRole('region', { name: changed })).toBeTruthy();
  for (const [name, path] of [
    ['Terms of use', '/terms'],
    ['Privacy notice', '/privacy'],
  ]) {
    const link = screen.getByRole('link', { name });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([path, '_blank']);
  }
  fireEvent.click(screen.getByRole('button', { name: 'I have read it' }));
  await vi.waitFor(() => expect(screen.queryByText(changed)).toBeNull());
  expect(server.of('give_consent').map(({ fields }) => fields.get('version'))).toEqual(['2']);
});

it('asks those who have agreed to nothing yet', async () => {
  open({ version: 1, agreed: 0, agreed_at: 0 });
  expect(await screen.findByText('Please read our terms and our privacy notice')).toBeTruthy();
});

it.each([
  ['those who have read it', { version: 2, agreed: 2, agreed_at: 1 }, amina],
  [
    'administrators',
    { version: 2, agreed: 0, agreed_at: 0 },
    { ...amina, role: roles.administrator },
  ],
  [
    'an administrator signed in as a student',
    { version: 2, agreed: 0, agreed_at: 0 },
    { ...amina, actingAdmin: 'Idris' },
  ],
])('says nothing to %s', async (_who, consent, user) => {
  await answered(open(consent, user));
  expect(screen.queryByRole('region')).toBeNull();
});
