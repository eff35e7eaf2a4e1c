import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { rosterRows } from '@institute/contract/roster/columns';
import { expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { checkRows, classFinder } from '../check-rows.ts';
import { classKey, type KnownOf } from './guess-columns.ts';
import { readSheetOf } from './read-sheet.ts';

const classes = ['Beginners', 'Level 2', 'المبتدئون', 'Débutant', 'BEG'].map((name, n) => ({
  id: n + 1,
  name,
  price: 0,
  parts: '',
}));
const known: KnownOf = {
  country: 'NG',
  classes: new Set(classes.map(({ name }) => classKey(name))),
  remembered: new Map(),
};
const pathOf = (name: string) => fileURLToPath(new URL(`sheets/${name}`, import.meta.url));

/** What is read of a sheet: its columns, the people, and what is wrong. */
async function read(name: string, own: { sheet?: string } = {}) {
  const sheet = await readSheetOf({ path: pathOf(name), table: '', ...own }, known);
  const rows = rosterRows(sheet.rows, sheet.columns);
  const classOf = classFinder(classes, []);
  const { right, faults } = await checkRows(rows, { country: 'NG', classOf });
  return {
    encoding: sheet.encoding,
    head: sheet.head,
    columns: sheet.columns.map(
      ({ header, kind, isUnderstood }) => `${header}: ${kind}${isUnderstood ? '' : '?'}`,
    ),
    people: right.map(({ row, person, ownClass }) =>
      [row, person.name, person.email, person.phone, ownClass?.name, person.note].filter(Boolean),
    ),
    faults: faults.map(({ row, field, message }) => [row, field, message]),
  };
}

const NEEDED = 'An e-mail or a phone number is needed.';
const noClass = (name: string) => `There is no class called “${name}”. Choose which it is.`;

/** Sheets as programs write them, and what is read of each. */
const sheets: Record<string, Partial<Awaited<ReturnType<typeof read>>>> = {
  'google-sheets.csv': {
    head: 3,
    columns: [
      ...['S/N: none', "Student's Name: name", 'Phone No: phonenumber', 'Email: email'],
      ...["Guardian's phone: note", 'Fees paid: paid'],
    ],
    people: [
      [
        ...[4, 'Halima Sani', 'halima@example.com', '+2348031230001'],
        "Guardian's phone: 08051230001",
      ],
      [5, 'Bello, Umar', 'umar@example.com', '+2348031230002'],
      [
        ...[6, 'Maʼaji Idris', 'maaji@example.com', '+2348031230003'],
        "Guardian's phone: 08051230003",
      ],
    ],
    faults: [[8, 'email', 'The same e-mail stands in row 4, Halima Sani.']],
  },
  'google-forms.csv': {
    encoding: 'utf-8',
    head: 1,
    columns: [
      ...['Timestamp: none', 'Full Name (as it should appear on certificate): name'],
      ...['Email Address: email', 'WhatsApp Number (with country code): phonenumber'],
      ...['Class / Level: class', 'Payment: note', 'Any question for us?: note?'],
    ],
    people: [
      [2, 'Aisha Yusuf', 'aisha@example.com', '+2348031230011', 'Beginners', 'Payment: Paid'],
      [
        ...[3, 'Chidi Okafor', 'chidi@example.com', '+2348031230012', 'Level 2'],
        'Payment: Owing 5,000\nAny question for us?: Is there a class\non Sunday?',
      ],
    ],
    faults: [[4, 'email', 'This is not an e-mail address.']],
  },
  'excel-arabic-windows.csv': {
    encoding: 'windows-1256',
    columns: [
      ...['الاسم الكامل: name', 'رقم الهاتف: phonenumber', 'البريد الإلكتروني: email'],
      ...['المستوى: class', 'ملاحظات: note'],
    ],
    people: [
      [
        ...[2, 'أحمد محمد', 'ahmad@example.com', '+2348031230021', 'المبتدئون'],
        'ملاحظات: دفع نصف المبلغ',
      ],
      [4, 'عائشة سليمان', 'aishas@example.com', 'المبتدئون'],
    ],
    faults: [[3, 'class', noClass('المتقدمون')]],
  },
  'libreoffice-utf16.tsv': {
    encoding: 'utf-16le',
    columns: ['Surname: last', 'Other names: first', 'E-mail: email', 'Mobile: phonenumber'],
    people: [
      [2, 'Fọláṣadé Adé Balogun', 'folasade@example.com', '+2348031230031'],
      [3, 'Ƙasimu Ɗantata', 'kasimu@example.com', '+2348031230032'],
    ],
    faults: [],
  },
  'sep-line.csv': {
    head: 2,
    people: [
      [3, 'Ngozi Eze', 'ngozi@example.com', '+2348031230041'],
      [4, 'Yaqub "Jakub" Bello', 'yaqub@example.com', '+2348031230042'],
    ],
    faults: [],
  },
  'whatsapp-group.txt': {
    head: 0,
    columns: [': name', ': phonenumber'],
    people: [],
    faults: [
      ...[1, 2].map((row) => [row, 'name', 'Name is required']),
      [3, 'email', NEEDED],
      [4, 'name', 'Name is required'],
    ],
  },
  'contacts.txt': {
    columns: [': name', ': email', ': phonenumber'],
    people: [
      [1, 'Khadija Garba', '+2348031230061'],
      [2, 'Tunde Bakare', '+2348031230062'],
      [3, 'Rukayya Aliyu', 'rukayya@example.com', '+2348031230063'],
    ],
    faults: [[4, 'email', NEEDED]],
  },
  'moodle-users.csv': {
    columns: [
      ...['username: none', 'password: none', 'firstname: first', 'lastname: last'],
      ...['email: email', 'phone1: phonenumber', 'course1: class', 'cohort1: note'],
    ],
    people: [
      [2, 'Hauwa Danjuma', 'hauwad@example.com', '+2348031230071', 'BEG', 'cohort1: 2026'],
      [3, 'Emeka Nwosu', 'emeka@example.com', 'BEG', 'cohort1: 2026'],
    ],
    faults: [],
  },
  'outlook.csv': {
    columns: [
      ...['First Name: first', 'Middle Name: first', 'Last Name: last', 'Company: note'],
      ...['Home Phone: note', 'Mobile Phone: phonenumber', 'E-mail Address: email'],
      ...['E-mail Type: none', 'E-mail Display Name: none', 'Notes: note'],
    ],
    people: [
      [
        ...[2, 'Sadiya Binta Umar', 'sadiya@example.com', '+2348031230081'],
        'Company: Umar Stores\nHome Phone: 0805 123 0081',
      ],
      [3, 'Peter Ojo', 'peter@example.com', 'Notes: Pays by transfer'],
    ],
    faults: [],
  },
  'excel-french.csv': {
    encoding: 'windows-1252',
    columns: [
      ...['Nom: last', 'Prénom: first', 'Adresse électronique: email'],
      ...['Téléphone portable: phonenumber', 'Niveau: class', 'Remarques: note'],
    ],
    people: [
      [
        ...[2, 'Aïcha Koné', 'aicha@example.com', '+2348031230091', 'Débutant'],
        'Remarques: Élève depuis l’été',
      ],
      [3, 'Sékou Traoré', 'sekou@example.com', 'Débutant'],
    ],
    faults: [],
  },
  'our-export.csv': {
    columns: [
      ...['Id: none', 'Name: name', 'E-mail: email', 'Phone: phonenumber', 'Role: none'],
      ...['Joined: none', 'Wallet: none'],
    ],
    people: [
      [2, 'Amina Bello', 'aminab@example.com', '+2348031230101'],
      [3, '=Danladi', 'danladi@example.com'],
    ],
    faults: [],
  },
  'excel.xlsx': {
    encoding: null,
    head: 3,
    columns: [
      ...['Full name: name', 'E-mail: email', 'Phone: phonenumber', 'Joined on: note?'],
      'Class: class',
    ],
    people: [
      [
        ...[4, 'Safiya Abdullahi', 'safiya@example.com', '+2348031230111', 'Beginners'],
        'Joined on: 2026-11-15',
      ],
      [5, 'Ibrahim Tanko', 'ibrahim@example.com', '+2348031230112', 'Level 2'],
    ],
    faults: [],
  },
};

// Proves ours-95, ours-96.
it.each(Object.entries(sheets))('%s is read as what it is', async (name, expected) => {
  expect(await read(name)).toMatchObject(expected);
});

// Proves ours-95.
it('reads the sheet of a workbook that is chosen, and offers none that is hidden', async () => {
  const order = { path: pathOf('excel.xlsx'), table: '' };
  const { sheets: offered, sheet } = await readSheetOf(order, known);
  expect([offered, sheet]).toEqual([['Cover', 'Students', 'Waiting'], 'Students']);
  const chosen = await read('excel.xlsx', { sheet: 'Waiting' });
  expect(chosen.people).toEqual([[1, 'Rabi Sule', 'rabi@example.com']]);
});

const readBytes = async (bytes: Buffer, own: { encoding?: 'windows-1252' } = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'sheet-'));
  const path = join(folder, 'sheet');
  await writeFile(path, bytes);
  try {
    return await readSheetOf({ path, table: '', ...own }, known);
  } finally {
    await rm(folder, { recursive: true });
  }
};

// Proves ours-95.
it('reads letters as it is told where it guessed wrong', async () => {
  const bytes = await readFile(pathOf('excel-arabic-windows.csv'));
  const { encoding, rows } = await readBytes(bytes, { encoding: 'windows-1252' });
  expect(encoding).toBe('windows-1252');
  expect(rows[0]?.cells[0]).toBe('ÃÍãÏ ãÍãÏ');
});

/** A workbook of one sheet, whose parts unpack to whatever they hold. */
async function workbookOf(sheet: string, own: Record<string, string> = {}): Promise<Buffer> {
  const zip = new ZipFile();
  const parts: Record<string, string> = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="A" id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    ...own,
  };
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(zip.outputStream);
}

// Proves ours-95.
it.each([
  ['unpacks to far more than a list', () => workbookOf(' '.repeat(30 * 1024 * 1024))],
  [
    'names an entity',
    () => workbookOf('', { 'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a/>' }),
  ],
  ['is no workbook', async () => Buffer.from('PK\x03\x04 and nothing else')],
  ['lacks its sheet', () => workbookOf('', { 'xl/_rels/workbook.xml.rels': '<Relationships/>' })],
])('a workbook that %s is refused', async (_what, make) => {
  await expect(readBytes(await make())).rejects.toMatchObject({
    code: 'table_unreadable',
    message: expect.stringContaining('workbook'),
  });
});

// Proves ours-95.
it('a sheet of more rows than are imported is refused, and one that is a picture', async () => {
  const rows = '<row><c t="inlineStr"><is><t>Amina</t></is></c></row>'.repeat(2_200);
  await expect(readBytes(await workbookOf(rows))).rejects.toMatchObject({ code: 'rows_too_many' });
  const picture = Buffer.from([137, 80, 78, 71, 0, 0, 13, 10, 0, 26]);
  await expect(readBytes(picture)).rejects.toMatchObject({ code: 'table_unreadable' });
});

// Proves ours-96.
it('takes the line above the people for the head where none of its words is understood', async () => {
  const table = 'Sunan ɗalibi,Adireshi\nHauwa,hauwa@example.com\nSani,sani@example.com';
  const { head, columns } = await readSheetOf({ path: null, table }, known);
  expect(head).toBe(1);
  expect(columns.map(({ header, kind }) => [header, kind])).toEqual([
    ['Sunan ɗalibi', 'name'],
    ['Adireshi', 'email'],
  ]);
});

// Proves ours-96.
it('takes a column for what it was before', async () => {
  const remembered = new Map([['remarks', 'class' as const]]);
  const table = 'Name,Email,REMARKS:\nHauwa,hauwa@example.com,Beginners';
  const { columns } = await readSheetOf({ path: null, table }, { ...known, remembered });
  expect(columns[2]).toMatchObject({ kind: 'class', isRemembered: true });
});

it('compares no more of a cell than a name of a class may have', () => {
  expect(classKey('ﷺ'.repeat(4000))).toBe(classKey('ﷺ'.repeat(256)));
});

it.each(['[', 'ﷺ', '"', 'a@'])('reads no more of a cell than a cell may hold: %s', async (sign) => {
  const { rows } = await readSheetOf({ path: null, table: sign.repeat(60_000) }, known);
  expect(Math.max(...rows.flatMap(({ cells }) => cells.map(({ length }) => length)))).toBe(4000);
});
