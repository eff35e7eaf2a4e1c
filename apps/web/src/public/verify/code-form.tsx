import { typedCode } from '@institute/contract/certificates/typed-code';
import { pathTo } from '@institute/contract/routes';
import { type FormEvent, useRef, useState } from 'react';
import { goTo } from '../../platform/location.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/input.tsx';
import { text } from './text.ts';

interface CodeFormProps {
  label: string;
  /** What the field holds at first. */
  typed?: string;
}

/**
 * A field for a certificate's code. It sends nothing and keeps nothing: it leads to the address of
 * the code, like a search, which is why it does without the kit of forms and its weight. Before any
 * script runs the server leads there.
 */
export function CodeForm({ label, typed = '' }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const check = (event: FormEvent) => {
    event.preventDefault();
    const code = typedCode(field.current?.value ?? '');
    if (code !== '') return goTo(pathTo('verify', { code }));
    setError(text.codeNeeded);
    field.current?.focus();
  };
  return (
    <form
      noValidate
      action={pathTo('verifyForm')}
      method="get"
      onSubmit={check}
      className="flex flex-col gap-3"
    >
      <TextField
        ref={field}
        name="code"
        label={label}
        hint={text.typeHint}
        error={error}
        defaultValue={typed}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={200}
        className="figures"
      />
      <Button type="submit">{text.checkIt}</Button>
    </form>
  );
}
