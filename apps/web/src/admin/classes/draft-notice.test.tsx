import { roles } from '@institute/contract/auth/abilities';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aClass, classOf } from '../../test/a-class.ts';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../test/mock-server.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { UnpublishButton } from './unpublish-button.tsx';

let server: MockServer;
beforeEach(() => {
  server = mockServer({ ...amina, role: roles.administrator });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Proves ours-119.
it('names what a draft still lacks, and publishes it by one press', async () => {
  const lacking = aClass(7, { is_draft: '1', subjecttotal: 0, status: '0', regclosedate: '1000' });
  server.reply('publishClass', () => ok(null));
  renderAt('/', <DraftNotice item={classOf(lacking)} />);
  await screen.findByText(
    'Not published: only the office, its teachers and who has a place see it.',
  );
  const named = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(named.map((words) => words?.slice(0, 12))).toEqual([
    'It has no le',
    'It has no pr',
    'Its registra',
    'Its status i',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('The class is published.');
  expect(server.of('publishClass')[0]?.fields.get('class_id')).toBe('7');
});

// Proves ours-119.
it('a teacher reads that it is a draft, and cannot publish it', async () => {
  server = mockServer(amina);
  renderAt('/', <DraftNotice item={classOf(aClass(7, { is_draft: '1' }))} />);
  await screen.findByText(
    'Not published: only the office, its teachers and who has a place see it.',
  );
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});

// Proves ours-119.
it('says why a class that somebody has joined cannot be a draft again', async () => {
  const words = 'Students have joined this class. It can be set inactive instead.';
  server.reply('unpublishClass', () => refused('class_joined', words));
  renderAt('/', <UnpublishButton classId={7} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Make it a draft again' }));
  await waitFor(() => screen.getByText(words));
});
