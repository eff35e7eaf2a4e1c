import { countOf, dictionary, formatNumber } from '@institute/contract/language';

/** The words of the page on the health of the institute. */
export const text = dictionary('admin/health', {
  title: 'Health',
  intro: 'How the parts of the institute stand, and what to do where one needs you.',
  loading: 'Asking every part how it is',
  failed: 'How the institute stands could not be asked.',
  /** `{time}` when all parts were asked. */
  checked: 'Asked at {time}, and again every half minute.',
  stale: 'The newest state could not be had: this is what was known before.',
  states: {
    good: 'Good',
    watch: 'Watch',
    act: 'Act now',
    unknown: 'Not known',
  },
  /** `{time}` when a part was last seen at work. */
  seen: {
    database: 'Answered at {time}',
    jobs: 'Last job done: {time}',
    mail: 'Last mail to a person: {time}',
    storage: 'Last sweep: {time}',
    backups: 'Last good backup: {time}',
    books: 'Last checked: {time}',
    rewards: 'As of {time}',
    errors: 'The last one: {time}',
  },
  never: {
    database: '',
    jobs: 'No job was done within a day',
    mail: 'No mail within a day',
    storage: 'Not swept yet',
    backups: 'No good backup yet',
    books: '',
    rewards: '',
    errors: '',
  },
  figures: {
    /** Seconds of the server before the database, behind it below zero. */
    clock: (seconds: number) =>
      seconds === 0
        ? 'The clocks agree'
        : `The server’s clock is ${countOf(Math.abs(seconds), 'second')} ${seconds > 0 ? 'ahead' : 'behind'}`,
    database: {
      postgres: (milliseconds: number, size: string) =>
        `PostgreSQL, ${size}, answered in ${formatNumber(milliseconds)} ms`,
      embedded: (milliseconds: number, size: string) =>
        `Embedded, ${size}, answered in ${formatNumber(milliseconds)} ms`,
    },
    jobs: (waiting: number, running: number, failed: number) =>
      `${formatNumber(waiting)} waiting, ${formatNumber(running)} running, ${formatNumber(failed)} failed within a day`,
    late: (minutes: number) => `The first has been due for ${countOf(minutes, 'minute')}.`,
    mail: (waiting: number, stuck: number, failed: number) =>
      `${formatNumber(waiting)} waiting, ${formatNumber(stuck)} of them tried in vain, ${formatNumber(failed)} given up within a day`,
    noMail: 'No mail waits, and none was given up within a day',
    ffmpeg: (version: string) => `Recordings: the sound alone is kept, by ffmpeg ${version}.`,
    noFfmpeg:
      'Recordings: ffmpeg is not installed here, so sounds are kept as they are sent and videos are not taken.',
    storage: (files: number, quarantined: number) =>
      `${countOf(files, 'file')}, ${formatNumber(quarantined)} in quarantine`,
    disk: (free: string, all: string) => `${free} of ${all} free on the server’s disk`,
    /** `{time}` of the newest one that was proven. */
    proven: 'Last restored and compared: {time}',
    neverProven: 'None was restored and compared yet',
    books: (accounts: number, transfers: number) =>
      `${countOf(accounts, 'account')} and ${countOf(transfers, 'transfer')} when they were last checked`,
    /** Counted up to a thousand. */
    since: (transfers: number) =>
      transfers >= 1000
        ? 'A thousand transfers or more since then'
        : `${countOf(transfers, 'transfer')} since then`,
    differences: (count: number) => `${countOf(count, 'open difference')} with the card provider`,
    /** `{given}` of `{budget}` in money. */
    rewards: '{given} of {budget} given today',
    waiting: '{waiting} of referrals waits to be paid',
    errors: (count: number) => countOf(count, 'error'),
  },
  /** What to do, by what was found. */
  advice: {
    database: {
      good: 'Nothing to do.',
      clock:
        'The clock of the server is not that of the database: mails may go out twice, and exams end early. Ask whoever runs them to set both by NTP.',
      slow: 'It answers slowly. If this stays, ask whoever runs the server to look at its load and its disk.',
    },
    jobs: {
      good: 'Nothing to do.',
      failed:
        'Some work was given up. What was not done, and why, stands in the log and under the errors below.',
      late: 'Work is due and nobody does it. Ask whoever runs the server to see that it runs, and to start it again.',
      upkeep:
        'Upkeep has stopped and waits for a person. Ask whoever runs the server to look at what is named here.',
    },
    mail: {
      good: 'Nothing to do.',
      outbox:
        'No mail server is set: mails lie in the outbox folder and reach nobody. Have SMTP_URL set before people are let in.',
      stuck:
        'The mail server did not take some mails. They are tried again by themselves; if this lasts, ask for its address and password to be checked.',
      failed:
        'Mails were given up. Ask for the mail server to be checked, and tell people by another way.',
    },
    storage: {
      good: 'Nothing to do.',
      stopped:
        'The nightly sweep has found far too many files without a use and moved nothing. Ask whoever runs the server whether the database and the files belong together.',
      little: 'The disk is filling. Ask for more room before it is full.',
      full: 'The disk is almost full: soon nothing can be saved. Ask for room now.',
    },
    backups: {
      good: 'Nothing to do.',
      first: 'Nothing to do: the first one is made by itself.',
      off: 'None is made by itself. Ask for BACKUP_SCHEDULE to be set, or make them another way.',
      unproven:
        'None has been restored and compared yet, or not for days. It is done each night: ask whoever runs the server where that does not come.',
      late: 'The newest one is too old. Ask whoever runs the server to look at the folder of backups and its disk.',
      failed:
        'The newest one failed. Ask whoever runs the server to look at the folder of backups and its disk.',
    },
    books: {
      good: 'Nothing to do.',
      stale: 'They have not been checked for hours. Check them on the page Books.',
      differences:
        'The card provider and the ledger do not agree on some payments. Settle them on the page Books.',
      unbalanced:
        'The books do not balance. Take no payments until whoever runs the server has looked.',
    },
    rewards: {
      good: 'Nothing to do.',
      spent:
        'Today’s budget is given out; tomorrow there is a new one. If this is not what you want, change it in the settings.',
    },
    errors: {
      good: 'Nothing to do.',
      some: 'Show these to whoever runs the server when you speak next.',
      many: 'Far more than usual. Show these to whoever runs the server today.',
    },
    /** Where nothing is known of a part. */
    unknown: {
      silent: 'It did not answer in 2 seconds. If this stays, ask whoever runs the server to look.',
      unread: 'Reading it failed. If this stays, ask whoever runs the server to look in the log.',
    },
  },
  phones: {
    title: (count: number) => `${countOf(count, 'phone number')} to look at`,
    detail:
      'Kept as they were typed, since there seems to be no such number. Put them right at the person.',
    more: (count: number) => `And ${formatNumber(count)} more: search the students for them.`,
  },
  settings: 'Settings',
  books: 'Books',
  kinds: 'Errors by kind, the newest first',
  others: 'Errors of other kinds',
  times: (count: number) => countOf(count, 'time'),
  /** `{first}` and `{last}` time of one kind. */
  between: 'between {first} and {last}',
});
