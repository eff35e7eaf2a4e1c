import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aClass, type WireClass } from '../../test/a-class.ts';
import { aStudy } from '../../test/a-study.ts';
import { type MockServer, mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { MyClassesPage } from './my-classes-page.tsx';

let server: MockServer;

const joined = (classes: WireClass[], nextSub = '0') =>
  server.reply('get_my_classes', () =>
    ok(classes.map((item) => ({ myclass: { id: item.id, nextSub }, class_details: item }))),
  );

function Address() {
  return <output>{useLocation().search}</output>;
}
const open = (search = '') =>
  renderAt(
    `/my-classes${search}`,
    <>
      <MyClassesPage />
      <Address />
    </>,
  );
const address = () => document.querySelector('output')?.textContent;
const shown = () =>
  screen
    .queryAllByRole('link', { name: /Class number/ })
    .map((link) => Number(/number (\d+)/.exec(link.textContent ?? '')?.[1]));

beforeEach(() => {
  server = mockServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('My Classes', () => {
  // Proves student-2-54.
  it('leads to the classes there are while none is joined', async () => {
    joined([]);
    open();
    const link = await screen.findByRole('link', { name: 'Browse classes' });
    expect(link.getAttribute('href')).toBe('/classes');
  });

  // Proves student-2-53, student-9-5.
  it('shows nine a page', async () => {
    joined(Array.from({ length: 11 }, (_, index) => aClass(index + 1)));
    open();
    await screen.findByRole('link', { name: /number 9/ });
    expect(shown()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    vi.stubGlobal('scrollTo', vi.fn());
    fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(shown()).toEqual([10, 11]);
    expect(address()).toBe('?page=2');
  });

  // Proves student-2-53.
  it('is filtered by category, by price and by search, also together', async () => {
    joined([
      aClass(1),
      aClass(2, { premium: '1', amount: '5000' }),
      aClass(3, { category: 'Poetry' }),
      aClass(4, { category: 'Poetry', premium: '1', amount: '700' }),
    ]);
    open();
    await screen.findByRole('link', { name: /number 4/ });
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Poetry' } });
    expect(shown()).toEqual([3, 4]);
    fireEvent.click(screen.getByRole('radio', { name: 'Paid' }));
    expect(shown()).toEqual([4]);
    fireEvent.click(screen.getByRole('radio', { name: 'Free' }));
    expect(shown()).toEqual([3]);
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '' } });
    expect(shown()).toEqual([1, 3]);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'number 3' } });
    await vi.waitFor(() => expect(shown()).toEqual([3]));
  });

  it('says when nothing is found', async () => {
    joined([aClass(1)]);
    open('?search=poem');
    expect(await screen.findByText('No classes found')).toBeTruthy();
  });

  // Proves ours-22.
  it('says on every card how far the student is, in place of the number of lessons', async () => {
    joined([aClass(1), aClass(2), aClass(3)]);
    const classes = [
      { class_id: 1, done: 2, total: 7 },
      { class_id: 2, done: 3, total: 3 },
      { class_id: 3, done: 0, total: 0 },
    ];
    server.reply('get_my_study', () => ok(aStudy({ classes })));
    open();
    expect(await screen.findByText('2 of 7 lessons')).toBeTruthy();
    const cards = screen.getAllByRole('link', { name: /Class number/ });
    expect(cards.map((card) => card.textContent)).toEqual([
      expect.stringContaining('Grammar2 of 7 lessons'),
      expect.stringContaining('GrammarAll 3 lessons done'),
      expect.stringContaining('Grammar · 3 lessons'),
    ]);
  });

  it('says how many lessons there are while it is not known how far the student is', async () => {
    joined([aClass(1)]);
    open();
    expect((await screen.findByRole('link', { name: /number 1/ })).textContent).toContain(
      'Grammar · 3 lessons',
    );
  });

  it('says when a subscription has ended', async () => {
    joined([aClass(1, { monthlySub: '1' })], '1700000000');
    open();
    expect(await screen.findByText(/^Expired/)).toBeTruthy();
  });
});
