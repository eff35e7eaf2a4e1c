import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../../../test/mock-server.tsx';
import { PlacementPanel } from './placement-panel.tsx';

const items = [
  { asks: 'letter', arabic: 'ب', options: ['bāʾ', 'tāʾ', 'jīm', 'dāl'] },
  { asks: 'said', arabic: 'بَيْتٌ', options: ['bābun', 'baytun', 'bintun', 'baṣalun'] },
  { asks: 'meaning', arabic: 'قَلَمٌ', options: ['pen', 'door', 'house', 'moon'] },
];

let server: MockServer;
beforeEach(async () => {
  await import('./placement-dialog.tsx');
  server = mockServer();
  server.reply('get_placement', () => ok({ round: 'round-1', items }));
  renderAt('/', <PlacementPanel />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

// Proves decision-134-1, call-getPlacement, call-judgePlacement.
it('asks one thing after the other, and ends with where to begin', async () => {
  server.reply('judge_placement', () =>
    ok({ reading: 'letters', begin: { rand: 'abc', name: 'The Arabic Alphabet', level: 'A0' } }),
  );
  await press('Find out');
  const dialog = within(await screen.findByRole('dialog', { name: 'Can you read this?' }));
  expect(await dialog.findByText('What is this letter called?')).toBeTruthy();
  expect(dialog.getByText('ب').getAttribute('lang')).toBe('ar');
  await press('bāʾ');
  expect(await dialog.findByText('How is this said?')).toBeTruthy();
  await press('I do not know');
  await press('pen');
  expect(await dialog.findByText(/^You know your letters/)).toBeTruthy();
  const link = dialog.getByRole('link', { name: 'Begin here' });
  expect(link.getAttribute('href')).toBe('/classes/abc');
  const [sent] = server.of('judge_placement');
  expect(sent?.fields.get('round')).toBe('round-1');
  expect(sent?.fields.getAll('answers[]')).toEqual(['bāʾ', '', 'pen']);
});

it('keeps the answers when they could not be looked at', async () => {
  let isDown = true;
  server.reply('judge_placement', () =>
    isDown ? refused('internal', 'Something is broken.') : ok({ reading: 'nothing' }),
  );
  await press('Find out');
  for (let at = 0; at < items.length; at += 1) await press('I do not know');
  await screen.findByText(/could not be looked at/);
  isDown = false;
  await press('Try again');
  expect(await screen.findByText(/^Begin with the letters/)).toBeTruthy();
  expect(screen.getByText(/^No class is open/)).toBeTruthy();
  await waitFor(() => expect(server.of('judge_placement')).toHaveLength(2));
});
