import type { Class } from '@institute/contract/classes';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { amina, ok, renderAt, type StandIn, standIn } from '../../test/stand-in.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const classFor = (id: number, status: '0' | '1' = '1'): Class => ({
  id,
  rand: `class-${id}`,
  name: `Class ${id}`,
  category: 'Grammar',
  about: '',
  premium: '0',
  amount: '0',
  regclosedate: '0',
  subjecttotal: 3,
  links: '',
  monthlySub: '0',
  monthlylimit: 0,
  status,
  prequisite_id: 0,
});
let server: StandIn;
const card = (name: RegExp) => screen.findByRole('link', { name });
const target = async (name: RegExp) => (await card(name)).getAttribute('href');

beforeEach(() => {
  server = standIn({ ...amina, wallet: 2500.5 });
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
  const classes = [classFor(1), classFor(2), classFor(3), classFor(4, '0')];
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
