import { dictionary } from '@institute/contract/language';

/** What the server says of the audit log. */
export const text = dictionary('server/audit', {
  /** Columns of the exported audit log, and who acts at the command line. */
  auditColumns: {
    ...{
      at: 'When',
      who: 'Who',
      told: 'What was done',
      noted: 'Noted',
      whom: 'About',
      act: 'Act',
    },
  },
  operator: 'The server’s operator',
  dateWrong: 'This is not a date.',
});
