import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { ConfigError } from '../../../config.ts';
import { ensureAdministrator } from '../administrators/ensure-administrator.ts';
import { makeAdministrator } from '../administrators/make-administrator.ts';
import { passwordFault } from './refuse-weak.ts';

let institute: Institute;
let student: Person;
beforeAll(async () => {
  institute = await Institute.open();
  student = await institute.student({ name: 'Khadija Okonkwo' });
});
afterAll(() => institute.close());

const common = {
  status: false,
  code: 'password_common',
  message:
    'This password is one of the most common ones, which are guessed first. Please choose another.',
};
const personal = {
  status: false,
  code: 'password_personal',
  message: 'A password must not hold the name or the e-mail of the person it belongs to.',
};
const weak: [string, object][] = [
  ['password', common],
  ['12345678', common],
  ['Iloveyou1', common],
  ['khadija-123', personal],
];

it('knows more than 3,000 common passwords of eight characters', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const long = dictionary['passwords-common'].filter(({ length }) => length >= 8);
  expect(long.length).toBeGreaterThan(3000);
  const owner = { name: 'Zainab', email: 'z@example.com', phone: '', institute: 'Dar al-Bayan' };
  for (const password of long.slice(0, 3000)) {
    expect(await passwordFault(password, owner)).toBe('password_common');
  }
  expect(await passwordFault('learn-arabic-1', owner)).toBeNull();
});

it.each([
  ['Arabic-2026', 'password_common'],
  ['ArabicInstitute1', 'password_common'],
  ['arabic-student', 'password_common'],
  ['العربية123', 'password_common'],
  ['Dar.Al-Bayan!99', 'password_common'],
  ['bayan-arabic-7', 'password_common'],
  ['teach-arabic-1', null],
  ['learn-arabic-1', null],
  ['seven camels and a well', null],
  ['88230519-4471', null],
  ['arabic 8823 0519 4471', null],
])('%s is words of the house and little else: %s', async (password, fault) => {
  const owner = { name: 'Zainab', email: 'z@example.com', phone: '', institute: 'Dar al-Bayan' };
  expect(await passwordFault(password, owner)).toBe(fault);
});

it('refuses the name that the settings give the institute', async () => {
  const admin = await institute.admin();
  await admin.call.updateAppSettings({ siteName: 'Nurul Hikmah' });
  const form = { email: 'n@example.com', name: 'Zainab', phonenumber: '0802 000 0000' };
  expect(await institute.visitor.signup({ ...form, password: 'NurulHikmah26' })).toMatchObject(
    common,
  );
});

describe.each(weak)('the password %j is refused', (password, refusal) => {
  // Proves ours-33.
  it('at sign-up', async () => {
    const form = {
      email: 'new@example.com',
      name: 'Khadija Okonkwo',
      phonenumber: '0802 000 0000',
    };
    expect(await institute.visitor.signup({ ...form, password })).toMatchObject(refusal);
  });

  // Proves ours-33.
  it('when it is changed', async () => {
    const { email, password: current_password } = student;
    const form = { email, new_password: password, current_password };
    expect(await student.call.resetPassword(form)).toMatchObject(refusal);
  });

  // Proves ours-33.
  it('when it is reset, and the code stays good', async () => {
    institute.clock.advance({ hours: 2 });
    const browser = institute.browser();
    const { email } = student;
    await browser.call.requestPasswordReset({ email });
    await institute.services.jobs.drain();
    const subjects = institute.mails.map(({ subject }) => /^\d{6}/.exec(subject)?.[0]);
    const code = subjects.findLast((found) => found !== undefined) ?? '';
    const reset = (new_password: string, typed = code) =>
      browser.call.resetPassword({ email, new_password, code: typed });
    // A wrong code says nothing of the name that belongs to an e-mail.
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await reset(password, wrong)).toMatchObject({ code: 'code_wrong' });
    expect(await reset(password)).toMatchObject(refusal);
    expect(await reset(student.password)).toMatchObject({ status: true });
    await institute.signInAgain(student);
  });

  // Proves ours-33.
  it('when an administrator sets it', async () => {
    const admin = await institute.admin();
    const form = { student_id: student.id, new_password: password };
    expect(await admin.call.resetStudentPassword(form)).toMatchObject(refusal);
  });

  // Proves ours-33.
  it('when the operator makes an administrator', async () => {
    const form = { email: 'second@example.com', password, name: 'Khadija Okonkwo' };
    await expect(makeAdministrator(institute.services, form)).rejects.toMatchObject(
      'code' in refusal ? { code: refusal.code } : {},
    );
  });
});

// Proves ours-33.
it.each([
  ['password', 'ADMIN_PASSWORD: This password is one of the most common ones'],
  ['head-of-school', 'ADMIN_PASSWORD: A password must not hold the name or the e-mail'],
])('ADMIN_PASSWORD %j ends the start with one line', async (password, line) => {
  const empty = await Institute.open();
  const made = ensureAdministrator(empty.services, { email: 'head@example.com', password });
  await expect(made).rejects.toThrow(ConfigError);
  await expect(
    ensureAdministrator(empty.services, { email: 'head@example.com', password }),
  ).rejects.toThrow(line);
  await empty.close();
});
