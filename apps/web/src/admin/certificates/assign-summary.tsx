import {
  type AssignmentPreview,
  PASS_MARK,
} from '@institute/contract/certificates/managed-certificates';
import { formatNumber } from '@institute/contract/language';
import { useAssignments } from '../../domains/certificates/assignments-api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { assignText as text } from './text.ts';
import type { AssignForm } from './use-assign-form.ts';

const members = [
  { value: 'joined', label: text.membersOf.joined },
  { value: 'finished', label: text.membersOf.finished },
  { value: 'passed', label: text.membersOf.passed },
] as const;

/** Who of the chosen classes is meant. */
export function MembersChoice({ form }: { form: AssignForm }) {
  const { members: chosen } = form.values;
  const hint = text.membersHint[chosen];
  return (
    <div className="flex flex-col items-start gap-1">
      <Segmented
        label={text.members}
        options={members}
        value={chosen}
        onChange={(value) => form.change('members', value)}
      />
      <p className="text-muted text-sm">{typeof hint === 'string' ? hint : hint(PASS_MARK)}</p>
    </div>
  );
}

/** How many certificates would be given and to whom, before they are. */
export function AssignSummary({ form }: { form: AssignForm }) {
  const { preview, missing, unfilled } = form;
  if (missing !== null) return null;
  if (preview.isError) return <ErrorState title={text.countFailed} query={preview} />;
  return (
    <div role="status" className="rounded-field bg-sunken px-4 py-3">
      {preview.data ? <Counted preview={preview.data} /> : text.counting}
      {unfilled && <p className="mt-1 font-medium text-gold-strong">{unfilled}</p>}
    </div>
  );
}

function Counted({ preview }: { preview: AssignmentPreview }) {
  const { fresh, held, revoked, names } = preview;
  return (
    <>
      <p>
        <strong className="font-semibold">{text.fresh(fresh)}</strong>{' '}
        {held > 0 && `${text.held(held)} `}
        {revoked > 0 && text.revokedBefore(revoked)}
      </p>
      {names.length > 0 && (
        <p className="text-muted text-sm">
          <PersonText>{names.join(', ')}</PersonText>{' '}
          {fresh > names.length && text.more(fresh - names.length)}
        </p>
      )}
    </>
  );
}

/** Asks about a large number before it is given. */
export function ManyQuestion({ form }: { form: AssignForm }) {
  const { data } = form.preview;
  if (!data) return null;
  return (
    <ConfirmDialog
      open={form.isAsking}
      title={text.askTitle(data.fresh)}
      confirmLabel={text.give(data.fresh)}
      busyLabel={text.assigning}
      busy={form.isRunning}
      onConfirm={() => void form.confirm()}
      onClose={form.stopAsking}
    >
      <Counted preview={data} />
      <p className="mt-2">{text.askDetail}</p>
    </ConfirmDialog>
  );
}

/** How far a long assignment has come; it may be left. */
export function AssignProgress({ id, onClose }: { id: number; onClose: () => void }) {
  const found = useAssignments().data?.find((one) => one.id === id);
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.running}
      footer={<Button onClick={onClose}>{text.close}</Button>}
    >
      {found && (
        <div className="flex flex-col gap-2">
          <ProgressBar
            value={found.processed}
            max={found.total}
            label={text.progress(found.title)}
          />
          <p role="status" className="figures text-sm">
            {formatNumber(found.processed)} / {formatNumber(found.total)}
          </p>
        </div>
      )}
      <p className="mt-2 text-muted">
        {found?.isDone
          ? text.outcome(found.assigned, found.processed - found.assigned)
          : text.runningDetail}
      </p>
    </Dialog>
  );
}
