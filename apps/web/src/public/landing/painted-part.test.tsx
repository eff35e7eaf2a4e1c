import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

// What is kept is kept for the page: each test is a page of its own.
afterEach(() => {
  cleanup();
  vi.resetModules();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const loadPart = async () => (await import('./painted-part.tsx')).PaintedPart;

/** The page as the server has sent it, before any script. */
async function painted(language = 'en') {
  const PaintedPart = await loadPart();
  const html = renderToString(
    <PaintedPart name="story">
      <details>
        <summary>Why?</summary>
        <p>So.</p>
      </details>
    </PaintedPart>,
  );
  const root = document.createElement('div');
  root.innerHTML = html.replace('data-language="en"', `data-language="${language}"`);
  document.body.append(root);
  return { PaintedPart, root };
}

it('keeps the very elements that the server painted, and what was opened in them', async () => {
  const { PaintedPart, root } = await painted();
  const details = root.querySelector('details');
  fireEvent.click(screen.getByText('Why?'));
  if (details) details.open = true;
  render(<PaintedPart name="story" />, { container: root });
  expect(root.querySelector('details')).toBe(details);
  expect(details?.open).toBe(true);
  expect(root.querySelectorAll('details')).toHaveLength(1);
});

it('keeps them while another view stands in their place', async () => {
  const { PaintedPart, root } = await painted();
  const details = root.querySelector('details');
  const { rerender } = render(<PaintedPart name="story" />, { container: root });
  rerender(<p>Another view</p>);
  expect(document.contains(details)).toBe(false);
  rerender(<PaintedPart name="story" />);
  expect(root.querySelector('details')).toBe(details);
});

it.each([
  ['was not painted', null],
  ['was painted in another language', 'x-other'],
])(
  'is made in the browser where it %s, also when nothing can be fetched',
  async (_what, language) => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
    if (language) await painted(language);
    document.body.replaceChildren();
    const PaintedPart = await loadPart();
    render(<PaintedPart name="first-word" />);
    await waitFor(() => screen.getByRole('heading', { name: 'Read your first word' }), {
      timeout: 20_000,
    });
  },
);
