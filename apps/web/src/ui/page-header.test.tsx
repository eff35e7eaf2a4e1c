import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PageHeader } from './page-header.tsx';

afterEach(cleanup);

it('stands where the page begins, as in lists, also where its title begins in Arabic', () => {
  render(<PageHeader title="بَابٌ: a door" />);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('بَابٌ: a door');
  // Voices speak it as Arabic, and no translator touches it.
  const arabic = heading.querySelector('[lang="ar"][translate="no"]');
  expect(arabic?.textContent).toBe('بَابٌ');
  // The words alone are read from the right; the line they stand on is the page's.
  expect(heading.getAttribute('dir')).toBeNull();
  expect(heading.firstElementChild?.localName).toBe('bdi');
  expect(document.title).toContain('بَابٌ: a door');
});
