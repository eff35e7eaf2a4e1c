import { describe, expect, it } from 'vitest';
import { loginPath, returnPath } from './location.ts';

const back = (path: string) => returnPath(new URLSearchParams(path.split('?')[1]));

describe('the way through sign-in', () => {
  it('leads back to the page asked for', () => {
    expect(back(loginPath('/classes/abc?tab=lessons'))).toBe('/classes/abc?tab=lessons');
    expect(loginPath('/')).toBe('/login');
  });

  it('leads home where none was asked for', () => {
    const to = (query: string) => returnPath(new URLSearchParams(query), '/admin');
    expect([to(''), to('next=%2F'), to('next=%2F%2Fevil.example')]).toEqual(
      Array(3).fill('/admin'),
    );
    expect(to('next=%2Fwallet-history')).toBe('/wallet-history');
  });

  it.each([
    ...['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'],
    // Browsers leave tabs and line breaks out of an address.
    ...['/\t/evil.example', '/\n\\evil.example', '/\r/evil.example'],
  ])('never leads to another site: %j', (next) =>
    expect(back(`/login?next=${encodeURIComponent(next)}`)).toBe('/'),
  );
});
