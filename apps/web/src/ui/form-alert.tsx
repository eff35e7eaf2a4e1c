/** Why a form was not accepted, above its buttons, read out when it appears. Nothing when empty. */
export function FormAlert({ message }: { message: string | null | undefined }) {
  return (
    <div role="alert">
      {message && (
        <p className="rounded-field bg-bad-soft px-3 py-2 font-medium text-bad" dir="auto">
          {message}
        </p>
      )}
    </div>
  );
}
