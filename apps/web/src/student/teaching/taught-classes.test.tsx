import type { TaughtClass } from '@institute/contract/reports/teaching';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { TaughtClasses } from './taught-classes.tsx';

const taught: TaughtClass = {
  ...{
    id: 7,
    rand: 'nahw',
    name: 'Nahw',
    isDraft: false,
    powers: ['mark'],
    links: '',
    students: 3,
  },
  ...{ waiting: 0, waitingSince: null, handIns: 0, nextLesson: '', nextOpensAt: null },
};

beforeEach(() => {
  mockServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Proves call-getTeaching, ours-416.
it('says of each class which lesson opens next, and has the ways that its powers open', async () => {
  const next = { nextLesson: 'The verb', nextOpensAt: new Date('2026-12-01T09:00:00Z') };
  renderAt('/teaching', <TaughtClasses classes={[{ ...taught, ...next }]} />);
  await vi.waitFor(() =>
    expect(screen.getByText(/^Next:/).textContent).toMatch(/^Next: The verb, 1 Dec 2026/),
  );
  const ways = screen
    .getAllByRole('link')
    .map((way) => [way.textContent, way.getAttribute('href')]);
  expect(ways).toEqual([
    ['Mark exams', '/admin/exams?class=7'],
    ['Hand-ins', '/admin/hand-ins?class=7'],
    ['Open class', '/admin/classes/manage/nahw'],
  ]);
});

it('says nothing of a next lesson where none has a date', () => {
  renderAt('/teaching', <TaughtClasses classes={[taught]} />);
  expect(screen.getByText('3 students')).toBeTruthy();
  expect(screen.queryByText(/^Next:/)).toBeNull();
});

// Proves ours-109, call-saveClassLinks.
it('lets whoever teaches the class say where it meets, and nobody else', async () => {
  const server = mockServer();
  server.reply('saveClassLinks', () => ok({ links: 'https://meet.example/b' }));
  const links = 'https://meet.example/a';
  renderAt('/teaching', <TaughtClasses classes={[{ ...taught, links, powers: ['mark'] }]} />);
  expect(screen.queryByRole('button', { name: /live link/ })).toBeNull();
  cleanup();
  renderAt('/teaching', <TaughtClasses classes={[{ ...taught, links, powers: ['teach'] }]} />);
  expect(screen.getByRole('link', { name: links }).getAttribute('href')).toBe(links);
  fireEvent.click(screen.getByRole('button', { name: 'Change the live link' }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Live-class links/);
  expect(field.value).toBe(links);
  fireEvent.change(field, { target: { value: 'https://meet.example/b' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The live-class links are saved.')).toBeTruthy();
  expect(Object.fromEntries(server.of('saveClassLinks')[0]?.fields ?? [])).toMatchObject({
    ...{ class_id: '7', links: 'https://meet.example/b', shown: links },
  });
});
