import { afterEach, expect, it, vi } from 'vitest';
import { holdStyles } from './hold-styles.ts';

/** What the service worker holds, by address. */
const held = new Map<string, string>();
vi.stubGlobal('caches', {
  open: async () => ({
    put: async (url: string, response: Response) => {
      held.set(
        new URL(url).pathname,
        `${await response.text()} ${response.headers.get('content-type')}`,
      );
    },
  }),
});
// The styles of a page of the test are not fetched.
Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, {
  disableCSSFileLoading: true,
  handleDisabledFileLoadingAsSuccess: true,
});
afterEach(() => {
  held.clear();
  document.head.innerHTML = '';
});

it('gives the worker the styles of the page under their address, and says so to the server', async () => {
  document.head.innerHTML = `<style>a{color:red}</style>
    <link rel="stylesheet" disabled href="/assets/base-1.css">`;
  await holdStyles();
  expect(Object.fromEntries(held)).toEqual({
    '/assets/base-1.css': 'a{color:red} text/css; charset=utf-8',
  });
  expect(document.cookie).toContain('styles=base-1.css');
});

it('does nothing on a page that links its styles', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/base-1.css">';
  await holdStyles();
  expect(held.size).toBe(0);
});
