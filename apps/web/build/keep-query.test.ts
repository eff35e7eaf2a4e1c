import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  document.body.innerHTML = '';
});

/** Where the links of the landing page lead once its first scripts have run at an address. */
async function linksAt(address: string): Promise<string[]> {
  history.replaceState(null, '', address);
  document.body.innerHTML = ['/register', '/login?next=%2F', '/c/roots']
    .map((href) => `<a data-way-in="" href="${href}">In</a>`)
    .concat('<a href="/about">About</a>')
    .join('');
  vi.resetModules();
  await import('./keep-query.js');
  return [...document.querySelectorAll('a')].map((link) => link.pathname + link.search);
}

it('lets a referral code go on to signing up, and to a class, before any other script is there', async () => {
  expect(await linksAt('/login?ref=IAL-musa')).toEqual([
    '/register?ref=IAL-musa',
    '/login?next=%2F',
    '/c/roots?ref=IAL-musa',
    '/about',
  ]);
});

it('keeps the page that somebody was on the way to', async () => {
  const [signUp, signIn] = await linksAt('/login?next=%2Fclasses%2Fabc');
  expect(signUp).toBe('/register?next=%2Fclasses%2Fabc');
  expect(signIn).toBe('/login?next=%2Fclasses%2Fabc');
});

it('leaves the links as they are where nothing is asked for', async () => {
  expect(await linksAt('/')).toEqual(['/register', '/login?next=%2F', '/c/roots', '/about']);
});
