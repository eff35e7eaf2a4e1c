import { expect, it } from 'vitest';
import type { Services } from './context.ts';
import type { Jobs } from './platform/jobs.ts';
import { registerJobs } from './register-jobs.ts';

/** What is registered where backups come by a schedule and everything outside is set up. */
function registered(
  schedule: Services['config']['backups']['schedule'],
  outside: object = {},
  own: Partial<Services['config']> = {},
) {
  const crons: Record<string, string> = {};
  const queues: string[] = [];
  const jobs: Pick<Jobs, 'every' | 'work'> = {
    every: (name, cron) => {
      expect(crons, `${name} twice`).not.toHaveProperty(name);
      crons[name] = cron;
    },
    work: ({ name }) => {
      expect(queues, `${name} twice`).not.toContain(name);
      queues.push(name);
    },
  };
  const config = { backups: { schedule }, databaseUrl: 'postgres://', ...own };
  registerJobs({ jobs, config, ...outside } as unknown as Services);
  return { crons, queues };
}

/** By the clock of the institute, whatever is set up. */
const always = {
  'account-numbers-due': '* * * * *',
  'card-payments': '* * * * *',
  'check-books': '23 */4 * * *',
  'bill-months': '6-59/10 * * * *',
  'collect-due': '4-59/10 * * * *',
  'daily-reminders': '2-59/5 * * * *',
  'delete-expired': '7 * * * *',
  'due-notices': '*/10 * * * *',
  'erase-accounts': '20 4 * * *',
  'exam-deadlines': '* * * * *',
  'forget-errors': '50 3 * * *',
  'forget-rings': '55 3 * * *',
  intakes: '*/10 * * * *',
  'keep-folded': '25 * * * *',
  'letters-wait': '4-59/5 * * * *',
  'long-assignments': '*/10 * * * *',
  'pay-unclaimed-wins': '48 * * * *',
  'pay-waiting-rewards': '12 * * * *',
  'payment-ways': '35 * * * *',
  'plan-meetings': '14 1 * * *',
  'meeting-reminders': '*/5 * * * *',
  'meeting-invitations': '3-59/5 * * * *',
  'offer-seats': '*/5 * * * *',
  'old-recordings': '50 3 * * *',
  reconciliation: '40 4 * * *',
  'disputes-due': '* * * * *',
  'refunds-due': '* * * * *',
  'renewals-due': '7-59/10 * * * *',
  'refresh-search': '35 * * * *',
  'forget-join-records': '25 4 * * *',
  'remove-data-copies': '27 * * * *',
  'recount-owed': '41 * * * *',
  'remind-owing': '52 * * * *',
  retention: '20 3 * * *',
  'ring-phones': '* * * * *',
  'scheduled-messages': '* * * * *',
  settlements: '50 */4 * * *',
  'sweep-files': '40 3 * * *',
  'sweep-uploads': '17 * * * *',
  'waiting-mail': '5-59/10 * * * *',
  'watch-alerts': '*/5 * * * *',
  'weekly-digest': '0 7 * * 1',
};
const byNight = { 'backup-by-night': '5 2 * * *' };
const byHour = { 'backup-by-hour': '5 0,1,3-23 * * *' };

it('lets each scheduled job come at its time, and backups as often as was asked for', () => {
  expect(registered('off').crons).toEqual(always);
  expect(registered('daily').crons).toEqual({ ...always, ...byNight });
  expect(registered('hourly').crons).toEqual({ ...always, ...byNight, ...byHour });
});

it('gives room back where the database is embedded, and has no process that does', () => {
  expect(registered('off', {}, { databaseUrl: null }).crons).toEqual({
    ...always,
    vacuum: '10 5 * * *',
  });
});

it('marks by machine and pushes news where that is set up', () => {
  expect(registered('off', { chatModel: {} }).crons).toEqual({
    ...always,
    'machine-marking': '*/2 * * * *',
  });
  expect(registered('off', { push: {} }).crons).toEqual({ ...always, 'push-news': '* * * * *' });
});

it('has somebody for the jobs of each queue', () => {
  expect(registered('daily').queues.sort()).toMatchInlineSnapshot(`
    [
      "account-numbers",
      "answers-to-tell",
      "backup",
      "book-checks",
      "card-returns",
      "charge-saved-cards",
      "copy-notices",
      "copy-voice",
      "data-copies",
      "dispute-answers",
      "disputes",
      "email-notices",
      "email-verifications",
      "erasure-notices",
      "expand-mailing",
      "forget-push-names",
      "homework-to-tell",
      "intakes",
      "invitations",
      "listed-debts",
      "listed-payments",
      "long-assignments",
      "long-revocations",
      "machine-rounds",
      "mail-round",
      "mailed-codes",
      "make-sound",
      "marks-to-tell",
      "new-device-notices",
      "owner-mails",
      "password-notices",
      "payment-claims",
      "payment-receipts",
      "place-mails",
      "refund-mails",
      "refunds",
      "remove-files",
      "renewal-runs",
      "second-factor-notices",
      "set-files-aside",
      "settle-card-payments",
    ]
  `);
});
