import { expect, it, vi } from 'vitest';
import { guardHistory } from './history-guard.ts';

it('asks the innermost alone, and the one around it again once that is gone', () => {
  const [page, dialog] = [vi.fn(), vi.fn()];
  const unguardPage = guardHistory(page);
  const unguardDialog = guardHistory(dialog);
  const goBack = () => window.dispatchEvent(new PopStateEvent('popstate'));
  goBack();
  expect([page, dialog].map((one) => one.mock.calls.length)).toEqual([0, 1]);
  unguardDialog();
  goBack();
  expect([page, dialog].map((one) => one.mock.calls.length)).toEqual([1, 1]);
  unguardPage();
  goBack();
  expect([page, dialog].map((one) => one.mock.calls.length)).toEqual([1, 1]);
});
