export * from './accounts.ts';
export * from './classes.ts';
export * from './exams.ts';
export * from './lessons.ts';
export * from './referrals.ts';
export * from './settings.ts';
export * from './wallet.ts';
