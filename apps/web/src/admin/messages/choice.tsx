import { Segmented } from '../../ui/segmented.tsx';

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  hint?: string | undefined;
}

/** A choice of one from a few with its label above, as other fields have theirs. */
export function Choice<Value extends string>({ label, hint, ...rest }: ChoiceProps<Value>) {
  return (
    <div className="flex flex-col items-start gap-1">
      <p aria-hidden="true" className="font-medium text-sm">
        {label}
      </p>
      <Segmented label={label} {...rest} />
      {hint && (
        <p role="status" className="text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
