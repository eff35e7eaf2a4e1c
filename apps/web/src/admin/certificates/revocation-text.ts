import { countOf, dictionary, formatNumber } from '@institute/contract/language';

/** The words of taking a whole assignment back. */
export const text = dictionary('admin/certificates/revocation', {
  open: 'Revoke all',
  openOf: (title: string) => `Revoke all of ${title}`,
  title: 'Revoke the Assignment',
  counting: 'Counting the certificates',
  countFailed: 'The certificates could not be counted.',
  unrevoked: (count: number) =>
    count === 0
      ? 'None of its certificates stands.'
      : `${countOf(count, 'certificate')} ${count === 1 ? 'stands' : 'stand'} and would be revoked.`,
  revokedAlready: (count: number) => `${formatNumber(count)} revoked already.`,
  more: (count: number) => `and ${formatNumber(count)} more`,
  detail:
    'Check pages and students’ own lists will say that they no longer stand, and each student is told why. If it is still being assigned, that ends.',
  confirm: (count: number) => `Revoke ${formatNumber(count)}`,
  running: 'The certificates are being revoked.',
  runningDetail: 'You can leave this page; it goes on by itself.',
  done: (count: number) => `${countOf(count, 'certificate')} revoked.`,
  failed: 'The certificates could not be revoked.',
  progress: (title: string) => `Revoking ${title}`,
  outcome: (count: number) => `Revoked: ${formatNumber(count)}`,
});
