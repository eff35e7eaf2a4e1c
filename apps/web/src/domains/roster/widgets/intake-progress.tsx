import { formatNumber } from '@institute/contract/language';
import type { Intake } from '@institute/contract/roster/roster';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refresh } from '../../../platform/answers.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { accountAnswers } from '../../people/account-answers.ts';
import { useIntakes } from '../api.ts';
import { text } from '../text.ts';

/** How far an import or enrolment has come. */
export function IntakeBar({ intake }: { intake: Intake }) {
  const { kind, processed, total } = intake;
  return (
    <div className="flex items-center gap-3">
      <ProgressBar
        value={processed}
        max={total}
        label={text.progress(text.kinds[kind])}
        className="grow"
      />
      <span role="status" className="figures shrink-0 whitespace-nowrap text-sm">
        {formatNumber(processed)} / {formatNumber(total)}
      </span>
    </div>
  );
}

/** What came of one, in words. */
export function outcomeOf({ kind, added, total, enrolled, classes }: Intake): string {
  const accounts = kind === 'import' ? [text.added(added)] : [];
  if (kind === 'import' && total > added) accounts.push(text.there(total - added));
  if (classes.length > 0) accounts.push(text.placed(enrolled));
  return accounts.join(' ');
}

/** One that goes on by itself, from its beginning; it may be left. */
export function IntakeProgress({ begun, onClose }: { begun: Intake; onClose: () => void }) {
  const intake = useIntakes().data?.find(({ id }) => id === begun.id) ?? begun;
  const { kind, isDone } = intake;
  const client = useQueryClient();
  // Where nothing has watched before, its end is all that was ever seen of it.
  useEffect(() => {
    if (isDone) void refresh(client, accountAnswers);
  }, [isDone, client]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={isDone ? text.done[kind] : text.running[kind]}
      footer={<Button onClick={onClose}>{text.close}</Button>}
    >
      <IntakeBar intake={intake} />
      <p className="mt-2 text-muted">{isDone ? outcomeOf(intake) : text.runningDetail}</p>
    </Dialog>
  );
}
