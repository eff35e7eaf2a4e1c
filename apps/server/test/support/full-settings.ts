import * as schema from '../../src/schema/index.ts';
import type { Institute } from './institute.ts';

/** Settings, all of them, other than their defaults. */
const fullSettings = {
  siteName: 'Markaz',
  logo: 'logo.webp',
  landingMessage: 'Ahlan',
  howto: 'Read on',
  aboutUs: 'Who we are',
  aboutsite: 'What this is',
  privatelesson: 'Alone',
  paystackKey: 'pk_kept',
  whatsappNumber: '+2348010000000',
  subamount: '1500',
  referralWelcome: '5000',
  referralReward: '6000',
  referralTrigger: 'enrolment',
  // Played in what is asked of this school.
  quiz: 'on',
  gameRewardEasy: '7000',
  gameRewardIntermediate: '8000',
  gameRewardHard: '9000',
  rewardBudget: '9500',
  bankCode: '057',
  otherBank: 'Sabo Microfinance',
  accountNumber: '2012345678',
  accountName: 'Markaz Ltd',
  transferNote: 'Write your name',
  networkWins: '3',
  noticeHours: '48',
  recordingMonths: '24',
  secondFactor: 'required',
  terms: 'Be kind.',
  privacy: 'We keep little.',
  privacyContact: 'data@example.com',
  legalVersion: '3',
  deviceDays: '300',
  mailDays: '60',
  auditDays: '500',
  draftDays: '90',
  aisub: '1900000000',
  teachers: '[{"name":"Huda","line":"From Cairo","picture":""}]',
  questions: '[{"question":"Why?","answer":"So"}]',
  tagline: 'Read the Quran',
  forWhom: 'For families',
  promises: '[{"title":"Small groups","line":"Of six"}]',
  steps: '[{"title":"Come","line":"On Monday"}]',
  levelA0: 'Letters',
  levelA1: 'Words',
  levelA2: 'Lines',
  levelB1: 'Pages',
  levelB2: 'Books',
  address: '1 Sabo Road',
  contactEmail: 'salam@example.com',
};

/** Sets every setting, as an administrator did long ago. */
export async function saveFullSettings(institute: Institute): Promise<void> {
  const { services } = institute;
  // The settings require a second factor, so the administrator has one.
  const { id: userId } = await institute.admin();
  const passkey = { userId, credentialId: 'passkey', publicKey: '', counter: 0, transports: [] };
  await services.db
    .insert(schema.passkeys)
    .values({ ...passkey, name: 'Key', createdAt: services.clock.now() });
  const changedAt = new Date('2026-01-01T10:00:00Z');
  const change = { changedAt, changedById: userId, changedBy: 'Ustadh Idris' };
  const rows = Object.entries(fullSettings).map(([name, value]) => ({ name, value, ...change }));
  await services.db.insert(schema.settings).values(rows);
}
