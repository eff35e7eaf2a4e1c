import { foldArabic } from '@institute/contract/arabic/fold-arabic';
import { dictionary } from '@institute/contract/language';
import type { ColumnKind } from '@institute/contract/roster/columns';
import { MAX_HEADER } from '@institute/contract/roster/columns';

/**
 * What programs and people call the columns of a list of students, in English, French and Arabic: words
 * apart by commas that stand in the head, or are the whole of it.
 */
const headers = dictionary('server/roster/headers', {
  whole: {
    none: 'id, user id, student id, s n, sn, no, nr, n, serial, serial number, timestamp, horodateur, username, user name, login, role, joined, wallet, date created, الطابع الزمني, طابع زمني, م, ت, رقم, الرقم, التسلسل, مسلسل, ordre',
  },
  within: {
    none: 'password, mot de passe, كلمة المرور, كلمة السر, e mail type, display name',
    others:
      'guardian, guardians, parent, parents, father, fathers, mother, mothers, next of kin, emergency, sponsor, spouse, company, school, manager, assistant, teacher, business name, fax, pager, home phone, business phone, work phone, office phone, tuteur, pere, mere, enseignant, ولي, ولي الأمر, الأب, الأم, الوالد, الوالدة, المعلم, المدرسة',
    email:
      'email, emails, e mail, mail, gmail, courriel, adresse electronique, البريد, بريد, إيميل, الإيميل',
    phonenumber:
      'phone, phone1, phone2, phones, telephone, tel, mobile, cell, whatsapp, watsapp, gsm, contact number, portable, الهاتف, هاتف, جوال, الجوال, موبايل, الموبايل, واتساب, الواتساب, واتس',
    name: 'full name, fullname, full names, nom complet, nom et prenom, nom et prenoms, nom prenom, prenom et nom, الاسم الكامل, الاسم بالكامل, الاسم الثلاثي, الاسم الرباعي',
    last: 'surname, last name, lastname, family name, nom de famille, اسم العائلة, اللقب, الكنية, العائلة',
    first:
      'first name, firstname, given name, given names, forename, middle name, middlename, other name, other names, prenom, prenoms, الاسم الأول, الاسم الشخصي',
    class:
      'class, classes, level, group, course, course1, cohort, cohort1, batch, halaqa, halqa, classe, niveau, groupe, cours, الصف, الفصل, المستوى, الحلقة, الدورة, المجموعة, القسم',
    plain:
      'name, names, nom, noms, student, students, participant, eleve, etudiant, الاسم, اسم, الطالب, الطالبة',
    paid: 'amount paid, payment, payments, paid, paiement, paye, الدفع, المدفوع',
    owed: 'owing, owes, owed, debt, outstanding, arrears, المتبقي',
    note: 'pay, fee, fees, amount, balance, remark, remarks, comment, comments, note, notes, address, city, town, state, country, gender, sex, age, birthday, date of birth, dob, nationality, language, date, solde, montant, remarque, remarques, observation, observations, adresse, ville, pays, sexe, date de naissance, ملاحظات, ملاحظة, المبلغ, العنوان, المدينة, البلد, الجنس, العمر, تاريخ الميلاد, الجنسية',
  },
});

/** The head of a column as it is compared: folded as a search is, words alone. */
export const headerKey = (header: string): string =>
  foldArabic(header.slice(0, MAX_HEADER))
    .replace(/['`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const phrases = (list: string) => list.split(',').map(headerKey);
const whole = new Set(phrases(headers.whole.none));
/** In the order in which they decide: a guardian's phone is none of the student's. */
const within = (
  [
    'none',
    'others',
    'email',
    'phonenumber',
    'name',
    'last',
    'first',
    'class',
    'plain',
    'owed',
    'paid',
    'note',
  ] as const
).map((family) => ({ family, words: phrases(headers.within[family]) }));

/** What the head of a column says it is; null where that is not understood. `isPlain` of a name that may be a part of one. */
export function kindOfHeader(header: string): { kind: ColumnKind; isPlain: boolean } | null {
  const key = headerKey(header);
  if (key === '') return null;
  if (whole.has(key)) return { kind: 'none', isPlain: false };
  const words = ` ${key} `;
  const found = within.find((one) => one.words.some((phrase) => words.includes(` ${phrase} `)));
  if (!found) return null;
  if (found.family === 'others') return { kind: 'note', isPlain: false };
  if (found.family === 'plain') return { kind: 'name', isPlain: true };
  return { kind: found.family, isPlain: false };
}
