import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signOutLocally } from '../../platform/auth-store.ts';
import { aClass } from '../../test/a-class.ts';
import { aNextLesson, aStudy, aWeek } from '../../test/a-study.ts';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { DashboardPage } from './dashboard-page.tsx';

let server: MockServer;

type Study = ReturnType<typeof aStudy>;
const enrolment = (id: number) => ({ myclass: { id, nextSub: '0' }, class_details: aClass(id) });

function open(study: Partial<Study> = {}, joined: readonly number[] = [1]): void {
  server.reply('get_my_classes', () => ok(joined.map(enrolment)));
  server.reply('get_my_study', () => ok(aStudy(study)));
  renderAt('/', <DashboardPage />);
}
const next = () => screen.findByRole('region', { name: /^Next: / });

// A Sunday, one o'clock in Lagos.
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-22T12:00:00Z') });
  server = mockServer();
});
afterEach(() => {
  cleanup();
  signOutLocally();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the next lesson', () => {
  // Proves ours-18.
  it('leads the page, with its place, how far one is, and one way on', async () => {
    open();
    const card = await next();
    expect(within(card).getByRole('heading').textContent).toBe('Next: Doer and done-to');
    expect(card.textContent).toContain('Class number 1 · lesson 3 of 7');
    expect(within(card).getByRole('img', { name: '2 of 7 done' })).toBeTruthy();
    const links = within(card).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Continue', '/classes/class-1/lessons/lesson-3'],
    ]);
    expect(screen.getAllByRole('region')[0]).toBe(card);
  });

  // Proves ours-75.
  it('gives way to an exam whose time runs, with what is left of it and the way back', async () => {
    const ends_at = Date.now() / 1000 + 252;
    const running = {
      ...{ class_rand: 'class-1', class_name: 'Class number 1', lesson_rand: 'lesson-7' },
      ...{ subject: 'The first exam', ends_at },
    };
    const exam = aNextLesson({ inputetype: 'Exam', place: 7, lesson_rand: 'lesson-7' });
    open({ running, next: exam });
    const card = await screen.findByRole('region', { name: /^Exam running, 4:1[0-2] left$/ });
    const link = within(card).getByRole('link', { name: 'Back to the exam' });
    expect(link.getAttribute('href')).toBe('/classes/class-1/lessons/lesson-7');
    expect(screen.queryByRole('region', { name: /^Next: / })).toBeNull();
  });

  it('is named as the exam that it is', async () => {
    open({ next: aNextLesson({ inputetype: 'Exam', place: 7 }) });
    const card = await next();
    expect(card.textContent).toContain('exam, 7 of 7');
    expect(within(card).getByRole('link', { name: 'Take the exam' })).toBeTruthy();
  });

  // Proves ours-18.
  it('says why it may not be opened yet, and leads to its class', async () => {
    open({ next: aNextLesson({ shut: 'Your subscription has expired.' }) });
    const card = await next();
    expect(card.textContent).toContain('Your subscription has expired.');
    const link = within(card).getByRole('link', { name: 'Open the class' });
    expect(link.getAttribute('href')).toBe('/classes/class-1');
  });

  // Proves ours-18.
  it('gives way to a word of praise once everything is finished', async () => {
    open({ next: null, classes: [{ class_id: 1, done: 7, total: 7 }] });
    expect(await screen.findByText('Well done: you have finished every lesson')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Browse classes' });
    expect(link.getAttribute('href')).toBe('/classes');
  });

  it('praises nobody whose class has no lessons yet', async () => {
    open({ next: null, classes: [{ class_id: 1, done: 0, total: 0 }] });
    expect(
      await screen.findByText(/^Your class has no lessons yet; they appear here/),
    ).toBeTruthy();
    expect(screen.queryByText(/Well done/)).toBeNull();
  });

  // Proves ours-21.
  it('is the way to the classes for whoever has joined none', async () => {
    open({ next: null, classes: [] }, []);
    expect(await screen.findByText('Choose your first class')).toBeTruthy();
    expect(screen.queryByText('This week')).toBeNull();
    expect(screen.queryByText('Continue where you left off')).toBeNull();
  });

  it('can be asked for again where it could not be had', async () => {
    server.reply('get_my_classes', () => ok([enrolment(1)]));
    renderAt('/', <DashboardPage />);
    const [retry] = await screen.findAllByRole('button', { name: 'Retry' });
    server.reply('get_my_study', () => ok(aStudy()));
    fireEvent.click(retry as HTMLElement);
    expect(await next()).toBeTruthy();
  });
});

// Proves ours-18.
it('names day, hour and zone of the next live meeting, and leads to its class', async () => {
  const at = new Date('2026-11-25T17:00:00Z').getTime() / 1000;
  open({ meeting: { class_rand: 'class-1', class_name: 'Class number 1', at } });
  const link = await screen.findByRole('link', { name: /^Next live meeting/ });
  expect(link.textContent).toMatch(/Wednesday,? 25 Nov, .*18:00 \(?Lagos time\)/);
  expect(link.getAttribute('href')).toBe('/classes/class-1');
});

describe('the week', () => {
  const week = () => screen.findByRole('region', { name: /^This week/ });

  // Proves ours-19, ours-316.
  it('marks the days on which something was studied, and says which are free', async () => {
    open({ week: aWeek(16, 18) });
    const shown = await week();
    expect(shown.textContent).toContain('2 of 5 days2 days of the week are free.');
    const days = within(shown).getAllByRole('listitem');
    expect(days.map((day) => day.textContent)).toEqual([
      'Mon, studied',
      'Tue',
      'Wed, studied',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
  });

  // Proves ours-19.
  it('says what marks a day as long as none is', async () => {
    open();
    expect((await week()).textContent).toContain(
      'Any lesson, exam, quiz or practice marks its day',
    );
  });
});

describe('the banner', () => {
  const joinedAt = (time: string) => {
    server = mockServer({ ...amina, joinedAt: new Date(time) });
    open();
  };
  const tagline = () => screen.queryByText('Your journey to Arabic fluency starts here');

  // Proves ours-20.
  it('is of the day on which one joined, by the institute’s calendar', () => {
    joinedAt('2026-11-21T23:30:00Z');
    expect(tagline()).toBeTruthy();
  });

  // Proves ours-20.
  it('is not there from the day after on, when the greeting stands alone', () => {
    joinedAt('2026-11-21T22:30:00Z');
    expect(tagline()).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Amina');
  });
});

describe('the guide', () => {
  const guide = () => screen.findByRole('region', { name: 'Getting Started' });
  const done = async () =>
    within(await guide())
      .getAllByRole('button', { name: /\(done\)$/ })
      .map((step) => step.textContent);

  // Proves ours-20.
  it('ticks its steps by itself and shows the first that is open', async () => {
    open({ classes: [{ class_id: 1, done: 0, total: 7 }], next: aNextLesson({ place: 1 }) });
    await vi.waitFor(async () =>
      expect(await done()).toEqual(['Step 1: Browse Classes (done)', 'Step 2: Enroll (done)']),
    );
    expect(within(await guide()).getByRole('heading', { level: 3 }).textContent).toBe(
      'Start Learning',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('heading', { level: 3, name: 'Enroll' })).toBeTruthy();
  });

  // Proves ours-20.
  it('leaves after the first lesson, and comes back when it is wished for', async () => {
    open();
    await next();
    expect(screen.queryByRole('region', { name: 'Getting Started' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show the Getting Started guide' }));
    expect(await done()).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'Hide the guide' }));
    expect(screen.queryByRole('region', { name: 'Getting Started' })).toBeNull();
  });
});

// Proves ours-22.
it('says on the shelf of own classes how far each is, the one studied last first', async () => {
  open(
    {
      classes: [
        { class_id: 2, done: 1, total: 4 },
        { class_id: 1, done: 0, total: 1 },
        { class_id: 3, done: 1, total: 1 },
      ],
    },
    [1, 2, 3],
  );
  const shelf = await screen.findByRole('region', { name: 'Continue where you left off' });
  await within(shelf).findByText('1 of 4 lessons');
  const rows = within(shelf).getAllByRole('link', { name: /^Class number/ });
  expect(rows.map((row) => row.textContent)).toEqual([
    'Class number 2 1 of 4 lessons',
    'Class number 1 0 of 1 lesson',
    'Class number 3 1 lesson, done',
  ]);
});
