import { type ComponentProps, useState } from 'react';
import { CheckboxField } from './checkbox-field.tsx';

interface SavedCheckboxProps
  extends Omit<ComponentProps<typeof CheckboxField>, 'checked' | 'onChange'> {
  /** How it stands on the server. */
  checked: boolean;
  /** Saves what was pressed, says itself what failed, and ends once `checked` is new. */
  onSave: (isOn: boolean) => Promise<unknown>;
}

/**
 * A box that is saved in the press. It shows what was wanted from the press itself until the saving has
 * ended: a box that springs back for a moment is pressed again.
 */
export function SavedCheckbox({ checked, onSave, disabled = false, ...rest }: SavedCheckboxProps) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const save = async (isOn: boolean) => {
    setWanted(isOn);
    try {
      await onSave(isOn);
    } finally {
      setWanted(null);
    }
  };
  return (
    <CheckboxField
      {...rest}
      checked={wanted ?? checked}
      disabled={disabled || wanted !== null}
      onChange={({ target }) => void save(target.checked)}
    />
  );
}
