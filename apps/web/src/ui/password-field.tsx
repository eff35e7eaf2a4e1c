import { dictionary } from '@institute/contract/language';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { cx } from './class-names.ts';
import { Field, type Labelled } from './field.tsx';
import { controlClass } from './input.tsx';

const text = dictionary('ui/password', { show: 'Show password', hide: 'Hide password' });

type PasswordFieldProps = Labelled & ComponentProps<'input'>;

/** A password with a button that shows or hides what was typed. */
export function PasswordField({ label, hint, error, className, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            {...rest}
            type={shown ? 'text' : 'password'}
            className={cx(controlClass, 'pe-12', className)}
            spellCheck={false}
            autoCapitalize="none"
          />
          <button
            type="button"
            aria-label={shown ? text.hide : text.show}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="tap absolute inset-e-0 top-0 inline-flex items-center justify-center rounded-field text-muted hover:text-ink"
          >
            <Icon size={20} />
          </button>
        </div>
      )}
    </Field>
  );
}
