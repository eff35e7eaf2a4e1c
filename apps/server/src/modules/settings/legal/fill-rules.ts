import { providerLabels } from '@institute/contract/payments/payments';
import type { Settings } from '../rules.ts';
import { text } from '../text.ts';

/** What an administrator may write in the texts and the institute fills in, so that it stays true. */
const fillers = new Map<string, (settings: Settings) => string>([
  ['institute', ({ siteName }) => siteName],
  ['contact', ({ privacyContact }) => privacyContact || text.contactByReply],
  ['cardProviders', () => Object.values(providerLabels).join(', ')],
  ['deviceDays', ({ deviceDays }) => deviceDays],
  ['recordingMonths', ({ recordingMonths }) => recordingMonths],
  ['mailDays', ({ mailDays }) => mailDays],
  ['auditDays', ({ auditDays }) => auditDays],
  ['draftDays', ({ draftDays }) => draftDays],
]);

/** A text with `{{institute}}` and the like filled in; other braces stay as they were written. */
export function fillLegalText(written: string, settings: Settings): string {
  return written.replace(
    /\{\{\s*(\w+)\s*\}\}/g,
    (all, name: string) => fillers.get(name)?.(settings) ?? all,
  );
}
