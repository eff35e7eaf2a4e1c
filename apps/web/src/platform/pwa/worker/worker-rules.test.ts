import { routes } from '@institute/contract/routes';
import { describe, expect, it } from 'vitest';
import { isShellOf, NOT_OURS } from './cache-rules.ts';
import { isKeptFile, isLessonFile, isSmall, MAX_FILE_BYTES } from './files.ts';

describe('the shell is kept', () => {
  const html = '<script type="module" src="/assets/a.js"></script><link href="/assets/b.css">';
  it.each([
    ['with all its files', html, ['/assets/a.js', '/assets/b.css', '/assets/c.js'], true],
    ['not when it is of another release', html, ['/assets/a2.js', '/assets/b.css'], false],
    ['not when it is no page of ours', '<h1>Log in to the hotel</h1>', ['/assets/a.js'], false],
  ])('%s', (_case, page, files, kept) => {
    expect(isShellOf(page, new Set(files))).toBe(kept);
  });
});

describe('a file is kept', () => {
  const answer = (headers: Record<string, string>) => new Response(null, { headers });
  it.each([
    ['when it is small', { 'content-length': '5000' }, true],
    ['not when it is large', { 'content-length': String(MAX_FILE_BYTES + 1) }, false],
    ['not when its size is unknown', {}, false],
    [
      'by the size of the whole, not of the part',
      { 'content-length': '9', 'content-range': 'bytes 0-8/99999999' },
      false,
    ],
    [
      'when the whole of a part is small',
      { 'content-length': '9', 'content-range': 'bytes 0-8/5000' },
      true,
    ],
  ])('%s', (_case, headers, kept) => {
    expect(isSmall(answer(headers as Record<string, string>))).toBe(kept);
  });

  it('but never a film', () => {
    const url = new URL('https://institute.example/files/abc.mp4');
    const asked = (destination: RequestDestination) => ({ destination }) as Request;
    expect(isKeptFile(asked('video'), url)).toBe(false);
    expect(isKeptFile(asked('audio'), url)).toBe(true);
    expect(isKeptFile(asked('image'), new URL('https://institute.example/api.php'))).toBe(false);
  });

  it('but not what a page saves itself, which would be there twice', () => {
    const url = new URL('https://institute.example/files/abc.mp3');
    expect(isLessonFile({ destination: '', cache: 'no-store' } as Request, url)).toBe(false);
    // A film may be one that was saved with its class.
    expect(isLessonFile({ destination: 'video', cache: 'default' } as Request, url)).toBe(true);
  });
});

it.each(Object.entries(routes))(
  'the kept shell opens %s where the application holds it',
  (name, route) => {
    const path = route.path.replaceAll(/:\w+/g, 'one');
    const isLeftAlone = NOT_OURS.some((pattern) => pattern.test(path));
    // Whoever checks a certificate reads what the server knows of it now.
    expect(isLeftAlone).toBe(
      route.audience === 'reader' || (name.startsWith('verify') && name !== 'verifyEmail'),
    );
  },
);

it.each(['/developers', '/openapi.json', '/files/a.png', '/readyz'])(
  'the kept shell is not for %s',
  (path) => {
    expect(NOT_OURS.some((pattern) => pattern.test(path))).toBe(true);
  },
);
