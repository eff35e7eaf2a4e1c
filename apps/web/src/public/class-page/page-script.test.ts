import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const page = `
  <a data-join="" href="http://localhost:3000/register?next=%2Fclasses%2Fabc">Join</a>
  <div data-share-title="Roots" data-share-url="https://bustan.example/c/roots">
    <button type="button" hidden data-share="sheet">Share</button>
    <button type="button" hidden data-share="copy"><span data-share-done="Link copied">Copy link</span></button>
    <span role="status" data-share-status=""></span>
  </div>`;

const button = (kind: string) =>
  document.querySelector<HTMLButtonElement>(`[data-share="${kind}"]`) as HTMLButtonElement;
const join = () => document.querySelector<HTMLAnchorElement>('[data-join]')?.href;

async function open(search = ''): Promise<void> {
  history.replaceState(null, '', `/c/roots${search}`);
  document.body.innerHTML = page;
  vi.resetModules();
  await import('./page-script.ts');
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

it('shows what the browser can do, and nothing else', async () => {
  vi.stubGlobal('navigator', {});
  await open();
  expect([button('sheet').hidden, button('copy').hidden]).toEqual([true, true]);
});

// Proves ours-4.
it('shares by the phone’s own sheet', async () => {
  const share = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { share });
  await open();
  expect(button('sheet').hidden).toBe(false);
  button('sheet').click();
  expect(share).toHaveBeenCalledWith({ title: 'Roots', url: 'https://bustan.example/c/roots' });
});

// Proves ours-4.
it('copies the address and says so for two seconds', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await open();
  button('copy').click();
  await vi.advanceTimersByTimeAsync(0);
  expect(writeText).toHaveBeenCalledWith('https://bustan.example/c/roots');
  expect(button('copy').textContent).toBe('Link copied');
  expect(document.querySelector('[role="status"]')?.textContent).toBe('Link copied');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(button('copy').textContent).toBe('Copy link');
});

it('takes a friend’s code along to sign-up, beside the class', async () => {
  await open('?ref=IAL-musa-4k2p9z');
  expect(join()).toBe('http://localhost:3000/register?next=%2Fclasses%2Fabc&ref=IAL-musa-4k2p9z');
  await open();
  expect(join()).toBe('http://localhost:3000/register?next=%2Fclasses%2Fabc');
});
