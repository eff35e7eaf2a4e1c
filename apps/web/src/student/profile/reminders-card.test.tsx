// Proves ours-288.

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type MockServer, mockServer, ok, refused, renderAt } from '../../test/mock-server.tsx';
import { RemindersCard } from './reminders-card.tsx';

let server: MockServer;
let choice: Record<'way' | 'zone' | 'daily_way', string> & Record<'hour' | 'daily_hour', number>;
beforeEach(() => {
  server = mockServer();
  choice = {
    ...{ way: 'both', hour: 18, zone: 'Africa/Lagos' },
    ...{ daily_way: 'push', daily_hour: 17 },
  };
  server.reply('get_reminder_choice', () => ok(choice));
  server.reply('get_phone_push', () => ok({ public_key: 'BAAB', name: '' }));
  server.reply('get_mail_choice', () => ok({ is_wanted: true }));
});
afterEach(cleanup);

const field = (label: string) => screen.findByLabelText<HTMLSelectElement>(label);
const choose = (select: HTMLSelectElement, value: string) =>
  fireEvent.change(select, { target: { value } });

it('saves each choice in its press, with the zone of the device', async () => {
  server.reply('set_reminder_choice', ({ fields }) => {
    choice = {
      ...{ way: String(fields.get('way')), hour: Number(fields.get('hour')), zone: 'UTC' },
      daily_way: String(fields.get('daily_way')),
      daily_hour: Number(fields.get('daily_hour')),
    };
    return ok(choice);
  });
  renderAt('/profile', <RemindersCard />);
  const hour = await field('The day before, at');
  expect([hour.value, [...hour.options].length]).toEqual(['18', 14]);
  choose(hour, '8');
  await waitFor(() => expect(hour.disabled).toBe(false));
  expect(hour.value).toBe('8');
  const sent = server.of('set_reminder_choice')[0]?.fields;
  expect([sent?.get('way'), sent?.get('hour')]).toEqual(['both', '8']);
  expect(sent?.get('zone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  choose(await field('Live meetings'), 'none');
  await waitFor(() => expect(choice.way).toBe('none'));
  expect(screen.queryByLabelText('The day before, at')).toBeNull();
});

it('shows what holds where it could not be saved, and says so', async () => {
  server.reply('set_reminder_choice', () => refused('unavailable', 'Not now.'));
  renderAt('/profile', <RemindersCard />);
  const way = await field('Live meetings');
  choose(way, 'none');
  expect(way.value).toBe('none');
  expect(await screen.findByText(/^Your choice could not be saved/)).toBeTruthy();
  await waitFor(() => expect(way.value).toBe('both'));
});

// Proves ours-304.
it('says that none come by e-mail to whoever wants no mail that goes to many', async () => {
  server.reply('get_mail_choice', () => ok({ is_wanted: false }));
  renderAt('/profile', <RemindersCard />);
  const link = await screen.findByRole('link', { name: 'Mail and agreements' });
  expect(link.getAttribute('href')).toBe('#choices');
  expect(link.parentElement?.textContent).toMatch(/^None come by e-mail/);
  cleanup();
  choice = { ...choice, way: 'inApp' };
  renderAt('/profile', <RemindersCard />);
  await field('Live meetings');
  await waitFor(() => expect(screen.queryByText(/None come by e-mail/)).toBeNull());
});

// Proves ours-315.
it('switches the reminder of the day off in one press, and on again with its way and hour', async () => {
  server.reply('set_reminder_choice', ({ fields }) => {
    choice = { ...choice, daily_way: String(fields.get('daily_way')) };
    choice.daily_hour = Number(fields.get('daily_hour'));
    return ok(choice);
  });
  renderAt('/profile', <RemindersCard />);
  const box = await screen.findByRole('checkbox', { name: /^One reminder a day/ });
  choose(await field('It comes'), 'email');
  await waitFor(() => expect(choice.daily_way).toBe('email'));
  choose(await field('Each day at'), '7');
  await waitFor(() => expect(choice.daily_hour).toBe(7));
  await waitFor(() => expect(box).toHaveProperty('disabled', false));
  fireEvent.click(box);
  await waitFor(() => expect(screen.queryByLabelText('Each day at')).toBeNull());
  expect([choice.daily_way, choice.way]).toEqual(['none', 'both']);
});
