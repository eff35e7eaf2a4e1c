import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aClass } from '../../test/a-class.ts';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { DashboardPage } from './dashboard-page.tsx';

let server: MockServer;
const card = (name: RegExp) => screen.findByRole('link', { name });
const target = async (name: RegExp) => (await card(name)).getAttribute('href');

beforeEach(() => {
  server = mockServer({ ...amina, wallet: 2500.5 });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('greets by name and shows the balance in naira', async () => {
  renderAt('/', <DashboardPage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Amina');
  expect(await target(/Wallet.*₦2,500\.50/)).toBe('/wallet-history');
});

it('counts the classes there are and those joined', async () => {
  const classes = [aClass(1), aClass(2), aClass(3), aClass(4, { status: '0' })];
  server.reply('get_classes', () => ok(classes));
  server.reply('get_my_classes', () =>
    ok(
      classes
        .slice(2)
        .map((item) => ({ myclass: { id: item.id, nextSub: '0' }, class_details: item })),
    ),
  );
  renderAt('/', <DashboardPage />);
  expect(await target(/^Available classes\s*3$/)).toBe('/classes');
  expect(await target(/^My classes\s*2$/i)).toBe('/my-classes');
});
