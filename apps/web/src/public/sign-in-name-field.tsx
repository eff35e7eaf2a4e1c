import { TextField, type TextFieldProps } from '../ui/input.tsx';
import { authText } from './text.ts';

/** What a person signs in with, an e-mail or a phone number, as browsers fill it in. */
export function SignInNameField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      label={authText.signInName}
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      {...props}
    />
  );
}
