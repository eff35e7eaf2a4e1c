import { describe, expect, it } from 'vitest';
import { looseWords, parts } from './loose-words.mjs';

/** @param {string} code @param {string} [path] */
const found = (code, path = 'student/wallet/wallet-page.tsx') => looseWords(path, code);

describe('words for a person', () => {
  it.each([
    ['const a = <Button label="Close" />;', 'Close'],
    ["const a = <Badge>{isActive ? 'Active' : text.off}</Badge>;", 'Active'],
    ["const a = <input placeholder={'your name'} />;", 'your name'],
    [`const a = <p title={\`Page \${page} of it\`} />;`, 'Page … of it'],
    ["toast.error('It did not work.');", 'It did not work.'],
    ["const columns = [{ id: 'name', header: 'Name' }];", 'Name'],
    ["const schema = z.string().check(z.minLength(1, 'Email is required'));", 'Email is required'],
  ])('are found in %s', (code, words) => {
    expect(found(`// A page.\n${code}`)).toEqual([`student/wallet/wallet-page.tsx:2: ${words}`]);
  });

  it('belong into a dictionary', () => {
    expect(
      found(`export const text = dictionary('x', { close: 'Close', of: (a) => \`Close \${a}\` });`),
    ).toEqual([]);
  });
});

it.each([
  ['a class', "const a = <p className={cx('flex items-center', isOn && 'text-good')} />;"],
  ['a list of classes', "const look = 'rounded-field border px-3 font-medium';"],
  ['a key of the keyboard', "if (event.key === 'Escape') close();"],
  ['an error for developers', "throw new RangeError('There is no such level');"],
  ['a line for developers', "console.warn('Push is not available here');"],
  ['a module', "import { Link } from 'Some Package';"],
  ['a name of the browser', "const can = 'Segmenter' in Intl;"],
])('leaves %s alone', (_what, code) => {
  expect(found(code)).toEqual([]);
});

it('leaves tests alone', () => {
  expect(found("it('Shows what there is', () => {});", 'ui/tabs.test.tsx')).toEqual([]);
});

describe('on the server', () => {
  /** @param {string} code @param {string} [path] */
  const onServer = (code, path = 'modules/auth/handlers.ts') =>
    looseWords(path, code, parts.server);

  it.each([
    ["const answer = { message: 'Login successful!' };", 'Login successful!'],
    ["throw new AppError('invalid_input', 'This is not a date.');", 'This is not a date.'],
    [`const a = { subject: \`Exam marked: \${exam}\` };`, 'Exam marked: …'],
    ["const columns = ['Name', 'Amount'];", 'Name'],
    ["const news = { what: 'a payment by card' };", 'a payment by card'],
  ])('are found in %s', (code, words) => {
    expect(onServer(code)[0]).toBe(`modules/auth/handlers.ts:1: ${words}`);
  });

  it.each([
    ['SQL', `const rows = sql<Row>\`select id from users where id > \${after}\`;`],
    ['SQL as text', "await client.query('select name from users');"],
    ['a line of the log', "services.log.warn({ err }, 'a job failed for the last time');"],
    ['an error that no answer carries', "throw new CardProviderAway('the provider was silent');"],
    ['a header', "reply.header('cache-control', 'private, no-store');"],
    ['a dictionary', "const text = dictionary('server/x', { saved: 'Saved it!' });"],
  ])('%s is left alone', (_what, code) => {
    expect(onServer(code)).toEqual([]);
  });

  it('those of a command line are left alone, of a module are not', () => {
    const code = "say('The books balance');";
    expect(onServer(code, 'cli/ledger-check.ts')).toEqual([]);
    expect(onServer(code)).toHaveLength(1);
  });
});
