import { DatabaseBackup } from 'lucide-react';
import type { AdminReport } from '../../domains/reports/model.ts';
import { formatDateTime } from '../../ui/format.ts';
import { Sentence } from '../../ui/sentence.tsx';
import { text } from './text.ts';

/** Says that the institute is without a fresh backup, and what is to be done about it. */
export function BackupBanner({ trouble }: { trouble: NonNullable<AdminReport['backupTrouble']> }) {
  const { lastGoodAt, problem } = trouble;
  return (
    <section
      aria-label={text.backup.title}
      className="flex gap-4 rounded-card border border-bad bg-bad-soft p-4 text-bad"
    >
      <DatabaseBackup size={24} aria-hidden="true" className="shrink-0 max-sm:hidden" />
      <div className="min-w-0 grow">
        <h2 className="font-semibold">{text.backup.title}</h2>
        <p>
          {lastGoodAt ? (
            <Sentence
              words={text.backup.last}
              fill={{ time: <span className="figures">{formatDateTime(lastGoodAt)}</span> }}
            />
          ) : (
            text.backup.none
          )}{' '}
          {text.backup.advice}
        </p>
        {problem && (
          <p className="mt-2 text-sm wrap-anywhere" dir="ltr">
            {problem}
          </p>
        )}
      </div>
    </section>
  );
}
