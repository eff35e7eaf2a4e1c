import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, createContext, Suspense, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import { fetchCode, lazy, preloadForSavedClasses } from './lazy.tsx';
import { text } from './text.ts';
import { Toaster } from './toaster.tsx';

const lost = new TypeError('Failed to fetch dynamically imported module: /x.js');
const Page = () => <h1>Wallet</h1>;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

describe('code that somebody waits for', () => {
  it('is asked for again where the line drops it, and given up after four times', async () => {
    vi.useFakeTimers();
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost);
    load.mockRejectedValueOnce(lost).mockResolvedValue('code');
    const code = fetchCode(load);
    await vi.runAllTimersAsync();
    expect(await code).toBe('code');
    expect(load).toHaveBeenCalledTimes(3);

    const never = vi.fn<() => Promise<string>>().mockRejectedValue(lost);
    const refused = expect(fetchCode(never)).rejects.toThrow(lost);
    await vi.runAllTimersAsync();
    await refused;
    expect(never).toHaveBeenCalledTimes(4);
  });

  it('is asked for once without a connection', async () => {
    goOffline();
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(lost);
    await expect(fetchCode(load)).rejects.toThrow(lost);
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('a component in a file of its own', () => {
  it('keeps its room until it is there, and is there at once the next time', async () => {
    const Late = lazy(async () => Page);
    render(<Late fallback={<p>Wait</p>} />);
    expect(screen.getByText('Wait')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Wallet' })).toBeTruthy();
    cleanup();
    render(<Late fallback={<p>Wait</p>} />);
    expect(screen.queryByText('Wait')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Wallet' })).toBeTruthy();
  });

  it('which the page is whole without is not there where it cannot be fetched', async () => {
    goOffline();
    const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValueOnce(lost);
    const Extra = lazy(load.mockResolvedValue(Page), { whenLost: 'hide' });
    const { container } = render(<Extra />);
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    await act(() => wait(20));
    expect(container.textContent).toBe('');
    cleanup();
    render(<Extra />);
    expect(await screen.findByRole('heading', { name: 'Wallet' })).toBeTruthy();
  });

  // Proves ours-15.
  it('which is a dialog closes, says why, and is fetched when it is opened again', async () => {
    goOffline();
    const load = vi.fn<() => Promise<ComponentType<{ onClose: () => void }>>>();
    const Dialog = lazy(load.mockRejectedValueOnce(lost).mockResolvedValue(Page), {
      whenLost: 'close',
    });
    function Opener() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button type="button" aria-pressed={isOpen} onClick={() => setOpen(true)}>
            Open
          </button>
          {isOpen && <Dialog onClose={() => setOpen(false)} />}
          <Toaster />
        </>
      );
    }
    render(<Opener />);
    const button = screen.getByRole('button', { name: 'Open' });
    fireEvent.click(button);
    expect(await screen.findByText(text.checkConnection)).toBeTruthy();
    expect(button.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(button);
    expect(await screen.findByRole('heading', { name: 'Wallet' })).toBeTruthy();
  });

  it('which is fetched ahead of time in vain is fetched when it is shown', async () => {
    goOffline();
    const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValueOnce(lost);
    const Late = lazy(load.mockResolvedValue(Page));
    await Late.preload();
    await Late.preload();
    render(<Late fallback={null} />);
    expect(screen.getByRole('heading', { name: 'Wallet' })).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('without which the page has a hole is told by the boundary, and fetched again on Retry', async () => {
    goOffline();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValueOnce(lost);
    const Late = lazy(load.mockResolvedValue(Page));
    render(
      <ErrorBoundary resetKey="/">
        <Late fallback={null} />
      </ErrorBoundary>,
    );
    expect(await screen.findByText('This page could not be fetched.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Wallet' })).toBeTruthy();
  });
});

// Proves decision-071-5.
it('what a saved class opens is fetched with all that it declares', async () => {
  const inner = vi.fn(async () => Page);
  const outer = vi.fn(async () => {
    lazy(inner, { isForSavedClasses: true });
    return Page;
  });
  const other = vi.fn(async () => Page);
  lazy(other);
  lazy(outer, { isForSavedClasses: true });
  await preloadForSavedClasses();
  expect([outer, inner, other].map((load) => load.mock.calls.length)).toEqual([1, 1, 0]);
});

describe('on the server', () => {
  /** Looks through all memory at once, for what nobody holds any more. */
  async function collectGarbage() {
    setFlagsFromString('--expose_gc');
    // What a weak reference has led to is held to the end of the turn.
    await wait(0);
    (runInNewContext('gc') as () => void)();
  }

  it('nothing is kept of what was painted without the code', async () => {
    vi.stubGlobal('document', undefined);
    const Late = lazy(async () => Page);
    const Answers = createContext({});
    const paint = () => {
      const answers = {};
      const html = renderToString(
        <Answers value={answers}>
          <Suspense fallback={null}>
            <Late />
          </Suspense>
        </Answers>,
      );
      expect(html).not.toContain('Wallet');
      return new WeakRef(answers);
    };
    // React itself holds the last that it painted, until the next.
    const [first, second] = [paint(), paint(), paint()];
    await collectGarbage();
    expect([first?.deref(), second?.deref()]).toEqual([undefined, undefined]);
  });

  it('code that was fetched ahead is painted', async () => {
    vi.stubGlobal('document', undefined);
    const Late = lazy(async () => Page);
    await Late.preload();
    expect(renderToString(<Late fallback={null} />)).toContain('Wallet');
  });
});
