import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { classDetailsFor, classFor, lessonFor } from '../../test/class-details.ts';
import { mockServer, refused, renderAt } from '../../test/mock-server.tsx';
import { ClassView } from './class-view.tsx';

const open = (changes: Parameters<typeof classDetailsFor>[0]) =>
  renderAt('/classes/class-4', <ClassView classId="class-4" details={classDetailsFor(changes)} />);

beforeEach(() => {
  mockServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Proves student-2-55.
it('tells what the class is, keeping lines and making web addresses links', async () => {
  const about = 'Learn to see both.\nMore at https://example.org/roots today';
  open({ class_details: classFor({ about }), lessons: [lessonFor(1), lessonFor(2)] });
  expect(screen.getByRole('heading', { level: 1, name: 'Roots and Patterns' })).toBeTruthy();
  expect(screen.getAllByText('Grammar').length).toBeGreaterThan(0);
  expect(screen.getByText('₦7,500.00')).toBeTruthy();
  const section = within(screen.getByRole('region', { name: 'About this class' }));
  const link = await section.findByRole('link', { name: 'https://example.org/roots' });
  expect(link.getAttribute('target')).toBe('_blank');
  const lines = [...(link.closest('p')?.children ?? [])].map((line) => line.textContent);
  expect(lines).toEqual(['Learn to see both.', 'More at https://example.org/roots today']);
  const lessons = within(screen.getByRole('region', { name: 'Lessons' })).getAllByRole('listitem');
  expect(lessons.map((lesson) => /Lesson \d/.exec(lesson.textContent ?? '')?.[0])).toEqual([
    'Lesson 1',
    'Lesson 2',
  ]);
  expect(screen.getByRole('button', { name: 'Enroll' })).toBeTruthy();
});

it('draws its teachers, each with name and picture, where there is one', () => {
  const teachers = [
    { name: 'Huda', picture: 'files/huda.webp' },
    { name: 'Bala', picture: '' },
  ];
  open({ teachers });
  const shown = screen.getByText('Teacher').parentElement?.querySelector('dd');
  expect([...(shown?.children ?? [])].map((one) => one.textContent)).toEqual(['Huda', 'Bala']);
  const pictures = [...(shown?.querySelectorAll('img') ?? [])].map((img) => img.src);
  expect(pictures).toEqual([expect.stringMatching(/\/files\/huda\.webp$/)]);
});

// Proves student-2-55.
it('says how a subscription stands', () => {
  const class_details = classFor({ monthlySub: '1' });
  const ended = { isEnrolled: true, nextSub: '1700000000', subscriptionStatus: 'expired' } as const;
  open({ class_details, ...ended });
  expect(
    screen.getByText('Your subscription has expired. Please renew to access new content.'),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Renew' })).toBeTruthy();
  cleanup();
  const nextSub = String(Math.floor(Date.now() / 1000) + 20 * 86_400);
  open({ class_details, isEnrolled: true, nextSub, subscriptionStatus: 'active' });
  expect(screen.getByText(/^Active until/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Renew' })).toBeNull();
});

// Proves ours-23.
it('is told to others with the address that anybody may open, joined or not', async () => {
  open({ class_details: classFor({ slug: 'roots-and-patterns' }) });
  fireEvent.click(screen.getByRole('button', { name: 'Tell others of this class' }));
  const link = await screen.findByRole('link', { name: 'Share on WhatsApp' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
    `${location.origin}/c/roots-and-patterns`,
  );
  expect(screen.getByRole('button', { name: 'Copy the link' })).toBeTruthy();
  cleanup();
  open({ class_details: classFor({ status: '0' }), isEnrolled: true });
  expect(screen.queryByRole('button', { name: 'Tell others of this class' })).toBeNull();
});

// Proves ours-188.
it('says what the class costs this student, and asks for that', async () => {
  const own = { share: 20, off: null, why: 'sibling', until: null, once: false } as const;
  open({ own_price: { ...own, price: 6000 } });
  expect(screen.getByText('20 % off')).toBeTruthy();
  expect(screen.getByText('₦6,000.00')).toBeTruthy();
  expect(screen.getByText('₦7,500.00')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Have a code?' })).toBeNull();
});

// Proves ours-268.
it('says of a price for one payment that it is that of the first month alone', () => {
  const own = { share: 20, off: null, why: 'coupon', until: null, once: true } as const;
  const class_details = classFor({ monthlySub: '1' });
  open({ class_details, own_price: { ...own, price: 6000 } });
  expect(screen.getByText(/for the first month, then/).textContent).toContain('₦7,500.00 a month');
  expect(screen.getByText(/for one month/)).toBeTruthy();
  cleanup();
  open({ class_details, own_price: { ...own, once: false, price: 6000 } });
  expect(screen.queryByText(/for the first month/)).toBeNull();
});

// Proves ours-190.
it('takes a code where there are any, and says at its field what is wrong with it', async () => {
  const server = mockServer();
  server.reply('take_coupon', () => refused('coupon_unknown', 'This code is not known here'));
  open({ takes_coupons: true });
  fireEvent.click(screen.getByRole('button', { name: 'Have a code?' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Your code');
  fireEvent.change(field, { target: { value: 'early' } });
  fireEvent.submit(field.form ?? field);
  expect(await screen.findByText(/This code is not known here/)).toBeTruthy();
  expect(field.value).toBe('early');
  expect(Object.fromEntries(server.of('take_coupon')[0]?.fields ?? [])).toMatchObject({
    code: 'early',
  });
});
