import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { followInstallOffer } from '../../platform/pwa/install.ts';
import { InstallButton } from './install-button.tsx';

afterEach(cleanup);

/** The browser offers to put the site on the home screen. */
function offer() {
  const prompt = vi.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { event, prompt };
}

it('is there once the browser offers it, asks it once, and is gone when it is done', () => {
  followInstallOffer();
  render(<InstallButton />);
  const button = () => screen.queryByRole('button', { name: 'Put it on your home screen' });
  expect(button()).toBeNull();

  const { event, prompt } = offer();
  expect(event.defaultPrevented).toBe(true);
  fireEvent.click(button() as HTMLElement);
  expect(prompt).toHaveBeenCalledOnce();
  expect(button()).toBeNull();

  offer();
  expect(button()).not.toBeNull();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(button()).toBeNull();
});
