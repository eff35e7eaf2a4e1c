import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MaterialViewer } from './material-viewer.tsx';

const viewer = (extension: string) => (
  <MaterialViewer
    path={`files/list%20of%20verbs.${extension}?sig=a`}
    extension={extension}
    subject="Verbs"
    onReload={() => undefined}
    reloading={false}
  />
);
const open = (extension: string) => render(viewer(extension)).container;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a material', () => {
  // Proves student-2-66.
  it.each(['mp4', 'webm', 'ogg'])('%s is played as a film', (extension) => {
    const film = open(extension).querySelector('video');
    expect(film?.getAttribute('src')).toContain(`.${extension}`);
    expect(film?.hasAttribute('controls')).toBe(true);
    // With room beneath it for them: what is written at its foot is read meanwhile.
    expect(film?.classList.contains('film')).toBe(true);
  });

  // Proves student-2-67.
  it.each(['mp3', 'wav'])('%s is played as a recording', (extension) => {
    const recording = open(extension).querySelector('audio');
    expect(recording?.getAttribute('src')).toContain(`.${extension}`);
    expect(recording?.hasAttribute('controls')).toBe(true);
  });

  // Proves student-2-68, admin-9-8.
  it('pdf stands in a frame of 500 pixels without its toolbar', () => {
    // As text: a frame in a document would go and fetch.
    const frame = /<iframe [^>]*>/.exec(renderToStaticMarkup(viewer('pdf')))?.[0];
    expect(frame).toMatch(/src="[^"]*\.pdf\?sig=a#toolbar=0[^"]*"/);
    expect(frame).toMatch(/class="[^"]*h-\[500px\]/);
  });

  // Proves student-2-69, admin-9-7.
  it.each(['docx', 'svg', ''])(
    'of another kind (%s) shows the name of its file alone',
    (extension) => {
      const shown = open(extension);
      expect(shown.textContent).toBe(`list of verbs.${extension}`);
      expect(shown.querySelector('a, img, video, audio, iframe')).toBeNull();
    },
  );
});

describe('a picture', () => {
  const full = () => within(screen.getByRole('dialog', { name: 'Verbs' }));
  const zoom = () => full().getByRole('status').textContent;
  const enlarge = async () => {
    fireEvent.click(screen.getByRole('button', { name: /Open the picture in full view/ }));
    await screen.findByRole('dialog', { name: 'Verbs' });
  };
  const press = (name: string) => fireEvent.click(full().getByRole('button', { name }));

  // Code is fetched when first needed; on a busy machine that outlasts a test's patience.
  beforeAll(() => import('./image-viewer.tsx'), 60_000);
  beforeEach(() => {
    Reflect.set(document, 'fullscreenEnabled', true);
  });

  // Proves student-2-65.
  it.each(['jpg', 'jpeg', 'png', 'gif', 'webp'])('of %s is shown', (extension) => {
    expect(open(extension).querySelector('img')?.getAttribute('src')).toContain(`.${extension}`);
  });

  // Proves student-2-65, admin-9-8.
  it('opens in full view, is zoomed there, and is back to its size when closed', async () => {
    open('png');
    await enlarge();
    expect(zoom()).toBe('100%');
    press('Zoom in');
    press('Zoom in');
    expect(zoom()).toBe('150%');
    press('Zoom out');
    expect(zoom()).toBe('125%');
    press('Close the full view');
    expect(screen.queryByRole('dialog')).toBeNull();
    await enlarge();
    expect(zoom()).toBe('100%');
  });

  // Proves student-9-10.
  it('is zoomed from 50% to 300%', async () => {
    open('png');
    await enlarge();
    const isOff = (name: string) =>
      full().getByRole<HTMLButtonElement>('button', { name }).disabled;
    for (let step = 0; step < 8; step += 1) press('Zoom in');
    expect([zoom(), isOff('Zoom in')]).toEqual(['300%', true]);
    for (let step = 0; step < 10; step += 1) press('Zoom out');
    expect([zoom(), isOff('Zoom out')]).toEqual(['50%', true]);
  });

  // Proves student-2-65.
  it('goes to full screen where the browser can', async () => {
    const requested = vi.fn().mockResolvedValue(undefined);
    Reflect.set(Element.prototype, 'requestFullscreen', requested);
    open('png');
    await enlarge();
    press('Full screen');
    expect(requested).toHaveBeenCalledOnce();
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
  });
});
