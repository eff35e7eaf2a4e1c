import { pathTo } from '@institute/contract/routes';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { TextField } from '../../ui/input.tsx';
import { SignInNameField } from '../sign-in-name-field.tsx';
import { authText } from '../text.ts';

/**
 * The first step of signing in as markup alone, which looks as `auth/password-step.tsx` does and takes its
 * place once the application is there: to be filled in, by hand or by the browser, from the first paint.
 * Its method keeps a password out of every address.
 */
export function PaintedSignIn() {
  return (
    <form method="post" action={pathTo('login')} noValidate className="flex flex-col gap-4 pt-1">
      <SignInNameField name="email" />
      <TextField
        label={authText.password}
        type="password"
        name="password"
        autoComplete="current-password"
      />
      {/* Seen once it is heard. */}
      <button
        type="submit"
        data-live=""
        className={cx(buttonClass('primary', 'lg'), 'invisible aria-busy:opacity-60')}
      >
        {authText.signIn}
      </button>
    </form>
  );
}
