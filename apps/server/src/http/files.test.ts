// Proves promise-10.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute } from '../../test/support/institute.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  institute.app.inject({ url: `/${url}`, headers });
const bytes = Buffer.from('%PDF-1.7 0123456789');

describe('a stored file', () => {
  it('is served at the address the server signed, in ranges', async () => {
    const name = await institute.services.files.write(bytes, 'pdf');
    const address = institute.services.files.address(name);
    const whole = await get(address);
    expect(whole.statusCode).toBe(200);
    expect(whole.headers['content-type']).toBe('application/pdf');
    expect(whole.rawPayload.equals(bytes)).toBe(true);
    const part = await get(address, { range: 'bytes=9-12' });
    expect(part.statusCode).toBe(206);
    expect(part.body).toBe('0123');
    expect(whole.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    for (const directive of ["object-src 'none'", "base-uri 'none'"]) {
      expect(whole.headers['content-security-policy']).toContain(directive);
    }
    expect(whole.headers['content-disposition']).toMatch(/^inline; filename="[\w-]+\.pdf"$/);
  });

  it('is refused without its signature, with another file’s, and after its time', async () => {
    const { files } = institute.services;
    const [one, two] = [await files.write(bytes, 'pdf'), await files.write(bytes, 'pdf')];
    const signature = files.address(two).split('?')[1];
    expect((await get(`files/${one}`)).statusCode).toBe(404);
    expect((await get(`files/${one}?${signature}`)).statusCode).toBe(404);
    const address = files.address(one);
    institute.clock.advance({ hours: 13 });
    const late = await get(address);
    expect(late.statusCode).toBe(403);
    expect(late.json()).toMatchObject({ status: false, code: 'forbidden' });
  });

  it('keeps its address for hours, so that a browser may keep the file', async () => {
    const { files } = institute.services;
    const name = await files.write(bytes, 'pdf');
    institute.clock.set('2026-11-16T12:00:00Z');
    const address = files.address(name);
    institute.clock.advance({ hours: 5 });
    expect(files.address(name)).toBe(address);
  });
});
