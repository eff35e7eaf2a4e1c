import { type FormEvent, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { text } from './text.ts';
import type { Marking } from './use-marking.ts';

interface ScoreFormProps {
  marking: Marking;
  /** Whether this exam is one of a queue. */
  hasNext: boolean;
  onClose: () => void;
}

/** The score and what to do with it. Enter saves and goes on, so a teacher's hands stay on the keys. */
export function ScoreForm({ marking, hasNext, onClose }: ScoreFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const save = (isMore: boolean) => {
    if (!marking.save(isMore)) field.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save(hasNext);
  };
  const { busy } = marking;
  return (
    // The field says what is wrong itself, in words of ours, hence noValidate.
    <form noValidate onSubmit={onSubmit} className="flex w-full flex-col gap-3">
      <FormAlert message={marking.failure} />
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start sm:justify-between">
        <div className="sm:w-72">
          <NumberField
            ref={field}
            data-autofocus
            label={text.theoryScore}
            suffix="0–100"
            maxLength={3}
            required
            hint={
              // Where there are keys to press.
              hasNext ? <span className="max-sm:hidden">{text.enterHint}</span> : undefined
            }
            error={marking.error}
            value={marking.score}
            onChange={(event) => marking.setScore(event.target.value)}
          />
        </div>
        <div className="grid grid-cols-2 gap-2 sm:mt-6 sm:flex sm:flex-wrap sm:justify-end">
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {text.cancel}
          </Button>
          <Button
            variant={hasNext ? 'secondary' : 'primary'}
            type={hasNext ? 'button' : 'submit'}
            {...(hasNext && { onClick: () => save(false) })}
            busy={busy && !marking.isMore}
            disabled={busy}
            busyLabel={text.saving}
          >
            {text.save}
          </Button>
          {hasNext && (
            <Button
              type="submit"
              className="max-sm:order-first max-sm:col-span-2"
              busy={busy && marking.isMore}
              disabled={busy}
              busyLabel={text.saving}
            >
              {text.saveAndNext}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}
