import { pathTo } from '@institute/contract/routes';
import { goTo, signInPath } from '../../platform/location.ts';
import { AuthPage } from '../auth-page.tsx';
import { authText } from '../text.ts';
import { ResetForm } from './reset-form.tsx';

const ignore = () => undefined;

/** /forgot-password: the reset form by itself; afterwards sign-in opens. */
export function ForgotPasswordPage() {
  return (
    <AuthPage title={authText.reset}>
      <ResetForm email="" onBusy={ignore} onSignIn={() => goTo(signInPath(pathTo('dashboard')))} />
    </AuthPage>
  );
}
