import { language } from '@institute/contract/language';
import { expect, it } from 'vitest';
import { inLanguage } from './page-files.ts';

const page = '<!doctype html>\n<html lang="en">\n  <head>';

it.each([
  ['en', 'ltr', '<html lang="en">'],
  ['ha', 'ltr', '<html lang="ha">'],
  ['ar', 'rtl', '<html lang="ar" dir="rtl">'],
] as const)('a page of a server that speaks %s says so', (code, direction, tag) => {
  expect(inLanguage(page, { ...language, code, direction })).toBe(
    `<!doctype html>\n${tag}\n  <head>`,
  );
});

it('a page of this server is in English, as it was built', () => {
  expect(inLanguage(page)).toBe(page);
});
