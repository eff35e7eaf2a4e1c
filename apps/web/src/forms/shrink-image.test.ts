import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shrinkImage } from './shrink-image.ts';

/** What the browser is asked for: pictures are decoded and written by a browser alone. */
const drawn: unknown[] = [];
const written: unknown[][] = [];

beforeEach(() => {
  drawn.length = 0;
  written.length = 0;
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = 3000;
      naturalHeight = 4000;
      onload: () => void = () => undefined;
      set src(_address: string) {
        queueMicrotask(() => this.onload());
      }
    },
  );
  vi.spyOn(document, 'createElement').mockImplementation(
    () =>
      ({
        getContext: () => ({
          fillRect: () => undefined,
          drawImage: (...[, ...place]: unknown[]) => drawn.push(place),
        }),
        toDataURL: (...how: unknown[]) => {
          written.push(how);
          return 'data:image/jpeg;base64,AAAA';
        },
      }) as unknown as HTMLCanvasElement,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// Proves student-9-9.
it('draws a picture at 800 pixels on its long side and writes a JPEG of quality 0.6', async () => {
  const file = new File(['x'], 'answer.png', { type: 'image/png' });
  const words = { unreadable: '', heic: '' };
  expect(await shrinkImage(file, { maxSide: 800, quality: 0.6 }, words)).toBe(
    'data:image/jpeg;base64,AAAA',
  );
  expect(drawn).toEqual([[0, 0, 600, 800]]);
  expect(written).toEqual([['image/jpeg', 0.6]]);
});
