import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

/*
 * Test files share a process, its browser environment and the libraries, which take longer to read
 * than most tests take to run. Each file reads our own modules anew, so that no store holds what
 * another left in it, and finds the page as empty as the first one did.
 */
vi.resetModules();

afterAll(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { name } of document.documentElement.attributes) {
    document.documentElement.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
