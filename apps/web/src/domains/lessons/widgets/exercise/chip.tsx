import { cx } from '../../../../ui/class-names.ts';
import { MixedText } from '../../../../ui/mixed-text.tsx';

interface ChipProps {
  text: string;
  /** What pressing it does, in words. */
  label: string;
  disabled?: boolean;
  isWide?: boolean;
  /** Whether it was placed elsewhere and leaves a hole: what stands beside it stays under the finger. */
  isGone?: boolean;
  onPress: () => void;
}

/** A word or a line to be placed by pressing it. */
export function Chip({ text, label, disabled, isWide, isGone, onPress }: ChipProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled || isGone}
      aria-hidden={isGone}
      onClick={onPress}
      className={cx(
        'tap rounded-field border border-line-strong bg-surface px-3 py-1 text-start text-lg',
        'hover:bg-sunken focus-visible:outline-primary',
        isWide && 'w-full',
        isGone && 'invisible',
      )}
    >
      <MixedText text={text} />
    </button>
  );
}
