import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { LeaveQuestion } from '../../../forms/leave-question.tsx';
import { useCloseGuard } from '../../../forms/use-close-guard.ts';
import type { Form } from '../../../forms/use-form.ts';
import type { ButtonVariant } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LateFields } from '../../../ui/late-fields.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import type { ChosenPlaces, usePlacesCheck } from '../places-api.ts';
import { text } from '../text.ts';

/** What every dialog about places is given. */
export interface AboutPlaces {
  chosen: ChosenPlaces;
  onClose: () => void;
  /** Once it is done. */
  onDone: () => void;
}

interface PlacesDialogProps<Values extends FieldValues> extends Omit<AboutPlaces, 'onDone'> {
  words: { title: string; submit: (places: number) => string; busy: string };
  form: Pick<Form<Values>, 'props' | 'isDirty' | 'isRunning' | 'failure'>;
  check: ReturnType<typeof usePlacesCheck>;
  /** Whether the act ends places, and was sent without an answer. */
  isUnanswered?: boolean;
  variant?: ButtonVariant;
  /** The fields, once it is known what the act would meet. */
  children: ReactNode;
}

/** A form about places of a class: whose they are, what would be done, and one thing to do. */
export function PlacesDialog<Values extends FieldValues>(props: PlacesDialogProps<Values>) {
  const { chosen, words, form, check, variant, children } = props;
  const guard = useCloseGuard(form.isDirty, props.onClose);
  const absent = check.data?.absent ?? 0;
  // The same press again does nothing twice, and says what came of it.
  const isDone = props.isUnanswered === true && check.data?.places === 0;
  return (
    <>
      <FormDialog
        form={form}
        title={words.title}
        onClose={guard.close}
        submit={isDone ? text.seeOutcome : words.submit(check.data?.places ?? chosen.people.length)}
        busyLabel={words.busy}
        disabled={!check.data?.places && !isDone}
        failure={isDone && !form.isRunning ? text.doneUnanswered : form.failure}
        {...(variant && { variant })}
      >
        <Whose chosen={chosen} />
        {isDone ? null : check.data ? (
          <LateFields>
            {absent > 0 && (
              <p className="text-warn">{absent === 1 ? text.absentOne : text.absent(absent)}</p>
            )}
            {children}
          </LateFields>
        ) : check.error ? (
          <ErrorState title={text.failed} query={check} />
        ) : (
          <Loading label={text.looking}>
            <Skeleton className="h-40" />
          </Loading>
        )}
      </FormDialog>
      <LeaveQuestion guard={guard} />
    </>
  );
}

function Whose({ chosen: { people, className } }: { chosen: ChosenPlaces }) {
  const [only] = people;
  return (
    <p className="flex flex-col rounded-field bg-sunken px-3 py-2">
      <span className="font-medium">
        {people.length === 1 && only ? (
          <PersonText>{only.name}</PersonText>
        ) : (
          text.students(people.length)
        )}
      </span>
      <span className="text-muted text-sm">
        <Sentence words={text.ofClass} fill={{ class: <PersonText>{className}</PersonText> }} />
      </span>
    </p>
  );
}
