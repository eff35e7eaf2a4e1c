import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { text } from './text.ts';
import type { Marking } from './use-marking.ts';

interface ScoreFormProps {
  marking: Marking;
  /** Names the form for the fields beside the answer, which belong to it. */
  formId: string;
  /** Whether this exam is one of a queue. */
  hasNext: boolean;
  onClose: () => void;
}

/**
 * The score and what to do with it. Enter saves and goes on, so a teacher's hands stay on the keys;
 * a low score is asked about first, so that no exam is finished by one careless key.
 */
export function ScoreForm({ marking, formId, hasNext, onClose }: ScoreFormProps) {
  return (
    <form
      {...marking.props}
      id={formId}
      onSubmit={(event) => {
        event.preventDefault();
        marking.save(hasNext);
      }}
      className="flex w-full flex-col gap-3"
    >
      <FormAlert message={marking.failure} />
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start sm:justify-between">
        <div className="sm:w-72">
          <NumberField
            data-autofocus
            label={text.theoryScore}
            suffix="0–100"
            maxLength={3}
            required
            hint={
              // A phone has no Enter key to hint at.
              hasNext ? <span className="max-sm:hidden">{text.enterHint}</span> : undefined
            }
            {...marking.field('score')}
          />
        </div>
        <ScoreButtons marking={marking} hasNext={hasNext} onClose={onClose} />
      </div>
    </form>
  );
}

/** Asks about a mark that may be missing a figure. */
export function LowScoreQuestion({ marking }: { marking: Marking }) {
  const score = marking.asksAbout;
  if (score === null) return null;
  return (
    <ConfirmDialog
      open
      title={text.low(score)}
      confirmLabel={text.lowConfirm(score)}
      onConfirm={marking.saveLow}
      onClose={marking.stopAsking}
    >
      {text.lowDetail}
    </ConfirmDialog>
  );
}

function ScoreButtons({ marking, hasNext, onClose }: Omit<ScoreFormProps, 'formId'>) {
  const { isRunning } = marking;
  const { isMore } = marking.values;
  return (
    <div className="grid grid-cols-2 gap-2 sm:mt-6 sm:flex sm:flex-wrap sm:justify-end">
      {/* On a phone, where the answer needs the room, the cross at the top does it. */}
      <Button
        variant="secondary"
        className={hasNext ? 'max-sm:hidden' : ''}
        onClick={onClose}
        disabled={isRunning}
      >
        {text.cancel}
      </Button>
      <Button
        variant={hasNext ? 'secondary' : 'primary'}
        type={hasNext ? 'button' : 'submit'}
        className="max-sm:px-2"
        {...(hasNext && { onClick: () => marking.save(false) })}
        busy={isRunning && !isMore}
        disabled={isRunning}
        busyLabel={text.saving}
      >
        {marking.isChange ? text.saveChange : text.save}
      </Button>
      {hasNext && (
        <Button
          type="submit"
          className="max-sm:px-2"
          busy={isRunning && isMore}
          disabled={isRunning}
          busyLabel={text.saving}
        >
          {text.saveAndNext}
        </Button>
      )}
    </div>
  );
}
