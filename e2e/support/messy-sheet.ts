/*
 * The list of an institute as a spreadsheet has kept it for years: three hundred people, a title above
 * them, heads in two languages, numbers in every spelling, and some rows that nobody can read.
 */

/** The classes of the sheet, as the institute names them, and what each costs in naira. */
export const sheetClasses = {
  free: { name: 'Qaida for beginners', price: 0 },
  paid: { name: 'Nahw, first term', price: 15_000 },
  parts: { name: 'Arabic of the Qur’an · عربية القرآن', price: 30_000 },
} as const;
export type SheetClass = keyof typeof sheetClasses;

/** What the sheet calls one of them that is the name of none. */
export const EVENING = 'Tuesday evening';

/** Lines above the people: a title, nothing, the heads. */
const ABOVE = 3;
const ROWS = 300;

/** Rows that nobody can read, by their place: four are put right in the table, two are left out. */
export const spoilt = { email: 8, phone: 20, exponent: 33, amount: 46, twice: 60, nameless: 72 };

/** The line of the sheet in which somebody stands. */
export const lineOf = (at: number): number => at + ABOVE + 1;

const firstNames = [
  ...['Aisha', 'Ibrahim', 'Hauwa', 'Yusuf', 'Maryam', 'Sadiq', 'Zainab', 'Umar', 'Rukayya', 'Bala'],
  ...[
    'فاطمة',
    'خالد',
    'Maʼaji',
    'Khadijah',
    'Nasiru',
    'Ọlábísí',
    'Safiya',
    'Musa',
    'Halima',
    'عمر',
  ],
];
const lastNames = [
  ...['Bello', 'Danjuma', 'Sani', 'Okafor', 'Abubakar', 'محمود', 'Lawal', 'Garba', 'Adéwálé'],
  ...['Usman', 'Idris', 'Bako', 'Suleiman', 'الحسن', 'Mai-Kano'],
];
export const nameOf = (at: number): string =>
  `${firstNames[at % firstNames.length]} ${lastNames[Math.floor(at / firstNames.length)]}`;

const inArabicFigures = (text: string) =>
  text.replace(/\d/g, (figure) => String.fromCodePoint(0x660 + Number(figure)));

/** The last figures of somebody's number. */
export const endOfPhone = (at: number): string => String(1_000_000 + at);

/** One number as people and programs write it. */
const spellings: ((end: string) => string)[] = [
  (end) => `0803 ${end.slice(0, 3)} ${end.slice(3)}`,
  // Excel has taken the first 0 away.
  (end) => `803${end}`,
  (end) => `+234 803 ${end.slice(0, 3)} ${end.slice(3)}`,
  (end) => inArabicFigures(`0803${end}`),
  (end) => `0803\u00A0${end.slice(0, 3)}\u00A0${end.slice(3)}`,
  (end) => `0803${end} / 0805${end}`,
  (end) => `234803${end}`,
  (end) => `\u202A+234\u2011803\u2011${end}\u202C`,
];

/** The class of a row: each in its turn. */
export const classOfRow = (at: number): SheetClass =>
  (['free', 'paid', 'parts'] as const)[at % 3] ?? 'free';

/** Whether somebody has no e-mail: twenty-three of them. */
export const isWithoutEmail = (at: number): boolean => at % 13 === 5;

function classCell(at: number): string {
  const { name } = sheetClasses[classOfRow(at)];
  if (at % 60 === 1) return EVENING;
  return at % 2 === 0 ? name : name.toUpperCase();
}

/** What a cell says of the money, and what of it is paid, waived and owed in the end, in naira. */
interface Money {
  cell: string;
  paid?: number;
  waived?: number;
  owed?: number;
}

/** What six rows of a class in turn say of the money; who pays the first part owes the second. */
const moneyCells: Record<SheetClass, readonly Money[]> = {
  free: [{ cell: '' }],
  paid: [
    { cell: '15,000', paid: 15_000 },
    { cell: '15k', paid: 15_000 },
    { cell: 'Paid 15000', paid: 15_000 },
    { cell: '₦١٥٬٠٠٠', paid: 15_000 },
    { cell: 'scholarship', waived: 15_000 },
    { cell: 'owing 5,000', owed: 5_000 },
  ],
  parts: [
    { cell: '12,000', paid: 12_000, owed: 18_000 },
    { cell: '12k', paid: 12_000, owed: 18_000 },
    { cell: '30000', paid: 30_000 },
    { cell: 'Paid 12000', paid: 12_000, owed: 18_000 },
    { cell: 'scholarship', waived: 30_000 },
    { cell: '-' },
  ],
};

/** What a row says of the money. */
export function moneyOfRow(at: number): Money {
  const cells = moneyCells[classOfRow(at)];
  return cells[Math.floor(at / 3) % cells.length] ?? { cell: '' };
}

function cellsOf(at: number): string[] {
  const phone = spellings[at % spellings.length]?.(endOfPhone(at)) ?? '';
  const cells = [
    `2026/11/${10 + (at % 18)} 9:15`,
    `${nameOf(at).replace(' ', '  ')}\u00A0`,
    isWithoutEmail(at) ? '\u00A0' : `s${at}@evening.example`,
    ...[phone, classCell(at), moneyOfRow(at).cell, `Parent of ${at}`],
  ];
  if (at === spoilt.nameless) cells[1] = '\u200B';
  if (at === spoilt.email) cells[2] = `s${at} at evening.example`;
  if (at === spoilt.twice) cells[2] = 's0@evening.example';
  if (at === spoilt.phone) cells[3] = '0803 12';
  if (at === spoilt.exponent) cells[3] = '2.34803E+12';
  if (at === spoilt.amount) cells[5] = '5000 of 15000';
  return cells;
}

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The sheet as a spreadsheet saves it. */
export function messySheet(): string {
  const heads = ['Timestamp', 'الاسم الكامل', 'Email Address', 'رقم الواتساب', 'Class / Level'];
  const lines = [
    ['Students of the institute, to be cleaned some day'],
    [],
    [...heads, 'Amount paid', 'Guardian'],
    ...Array.from({ length: ROWS }, (_, at) => cellsOf(at)),
  ];
  return `\uFEFF${lines.map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`;
}

/** The rows that are in the institute in the end, by their places. */
export const rowsThatGoIn = Array.from({ length: ROWS }, (_, at) => at).filter(
  (at) => at !== spoilt.twice && at !== spoilt.nameless,
);
