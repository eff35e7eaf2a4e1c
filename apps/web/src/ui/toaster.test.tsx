import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => screen.queryByText('Saved.') !== null;

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
  act(() => toast.success('Saved.'));
});
afterEach(() => {
  pass(10_000);
  cleanup();
  vi.useRealTimers();
});

// Proves student-9-6.
it('shows a toast for three seconds', () => {
  expect(shown()).toBe(true);
  pass(2_999);
  expect(shown()).toBe(true);
  pass(1);
  expect(shown()).toBe(false);
});

it('holds a toast that is pointed at, and then gives it three seconds again', () => {
  fireEvent.pointerEnter(screen.getByRole('button'));
  pass(60_000);
  expect(shown()).toBe(true);
  fireEvent.pointerLeave(screen.getByRole('button'));
  pass(2_999);
  expect(shown()).toBe(true);
  pass(1);
  expect(shown()).toBe(false);
});

it('holds a toast while a key has brought the focus to it', () => {
  act(() => screen.getByRole('button').focus());
  pass(60_000);
  expect(shown()).toBe(true);
  act(() => screen.getByRole('button').blur());
  pass(3_000);
  expect(shown()).toBe(false);
});

it('keeps each toast that can be acted on, and of the others the last three', () => {
  const run = [vi.fn(), vi.fn()];
  for (const one of run)
    act(() => toast.success('Deleted.', undefined, { label: 'Undo', run: one }));
  for (const words of ['One.', 'Two.', 'Three.', 'Three.']) act(() => toast.success(words));
  const [first, second] = screen.getAllByRole('button', { name: 'Undo' });
  fireEvent.click(second as HTMLElement);
  fireEvent.click(first as HTMLElement);
  expect(run.map((one) => one.mock.calls.length)).toEqual([1, 1]);
  expect(shown()).toBe(false);
  expect(screen.getAllByText(/One|Two|Three/).map((one) => one.textContent)).toEqual([
    'One.',
    'Two.',
    'Three.',
  ]);
});

it('stands at the foot of the screen, above its bars, clear of menu and bell', () => {
  const { className } = screen.getByRole('status');
  expect(className).toContain('top-auto');
  expect(className).toContain('bottom-(--bottom-bar-size)');
});

it('offers for ten seconds to act, and goes once that was done', () => {
  const run = vi.fn();
  act(() => toast.success('Deleted.', undefined, { label: 'Undo', run }));
  pass(9_999);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByText('Deleted.')).toBeNull();
  act(() => toast.success('Deleted.', undefined, { label: 'Undo', run }));
  pass(10_000);
  expect(screen.queryByText('Deleted.')).toBeNull();
  expect(run).toHaveBeenCalledOnce();
});
