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
