interface FormAlertProps {
  message: string | null | undefined;
  /** Whether the line of a dialog's foot follows it closely. */
  isAboveFoot?: boolean;
}

/** Why a form was not accepted, above its buttons, read out when it appears. Nothing when empty. */
export function FormAlert({ message, isAboveFoot = false }: FormAlertProps) {
  return (
    <div role="alert" className={message && isAboveFoot ? 'pt-2 pb-3' : undefined}>
      {message && (
        <p className="rounded-field bg-bad-soft px-3 py-2 font-medium text-bad" dir="auto">
          {message}
        </p>
      )}
    </div>
  );
}
