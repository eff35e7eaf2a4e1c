import { describe, expect, it } from 'vitest';
import { looseWords } from './loose-words.mjs';

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
