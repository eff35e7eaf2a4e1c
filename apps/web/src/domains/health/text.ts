import { dictionary } from '@institute/contract/language';

/** The names of the parts of the institute. */
export const text = dictionary('domains/health', {
  parts: {
    database: 'Database',
    jobs: 'Jobs',
    mail: 'Mail',
    storage: 'Storage',
    backups: 'Backups',
    books: 'Books',
    rewards: 'Rewards’ budget',
    errors: 'Errors of the last day',
  },
});
