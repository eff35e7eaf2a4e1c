import { describe, expect, it } from 'vitest';
import { callFields } from './contract.mjs';
import { oddSpellings, wireFaults, wireNames } from './wire-names.mjs';

const names = ['class_id', 'nextSub'];
/** @param {string} code @param {string} [path] */
const faults = (code, path = 'student/classes/classes-page.tsx') => wireFaults(path, code, names);

describe('the spellings of the wire', () => {
  it('are the fields of the contract with an underscore, and the odd ones of the list', async () => {
    const fields = await callFields();
    const found = wireNames(fields);
    expect(found).toEqual(expect.arrayContaining(['class_details', 'prequisite_id', 'per_page']));
    expect(found).toEqual(expect.arrayContaining(oddSpellings));
    expect(found).not.toContain('subject');
    expect(found).not.toContain('isEnrolled');
  });
});

describe('a screen', () => {
  it.each([
    ['const id = entry.class_id;', 'class_id'],
    ['const { nextSub: end } = entry;', 'nextSub'],
    ["if (item.premium === '1') pay();", "=== '1'"],
    ["if (item.status !== '0') show();", "!== '0'"],
    ['const at = dateOfUnix(entry.date);', 'dateOfUnix('],
    ['const at = new Date(entry.date * 1000);', 'new Date(entry.date * 1000)'],
    ['const price = Number(item.amount);', 'Number(item.amount)'],
    ["const kind = 'Timetableble';", 'Timetableble'],
  ])('may not say %s', (code, what) => {
    expect(faults(`// A screen.\n${code}`)).toEqual([
      `student/classes/classes-page.tsx:2: ${what}`,
    ]);
  });

  it('may say what only resembles it, and speak of it in comments', () => {
    const code = `/* class_id\n nextSub */\nconst subclass_ids = 1; // nextSub\nconst my_class_id = 'x';`;
    expect(faults(code)).toEqual([]);
  });
});

it('lets the edge of a domain, the platform and tests speak as the wire does', () => {
  const code = 'entry.class_id';
  for (const path of [
    'domains/classes/api.ts',
    'domains/classes/managed-api.ts',
    'domains/classes/model.ts',
    'domains/classes/managed-model.ts',
    'platform/api.ts',
    'student/classes/classes-page.test.tsx',
    'test/a-class.ts',
  ]) {
    expect(faults(code, path)).toEqual([]);
  }
  expect(faults(code, 'domains/classes/widgets/class-card.tsx')).toHaveLength(1);
});
