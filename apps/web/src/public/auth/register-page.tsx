import { useBrowserLocation } from '../../platform/browser-location.ts';
import { goTo, returnPath, signInPath } from '../../platform/location.ts';
import { AuthPage } from '../auth-page.tsx';
import { authText } from '../text.ts';
import { SignUpForm } from './sign-up-form.tsx';

const ignore = () => undefined;

/**
 * /register: the sign-up form by itself; `?ref=` fills and locks the referral code, and `?next=` says
 * where it leads, also by way of signing in.
 */
export function RegisterPage() {
  const { query } = useBrowserLocation();
  return (
    <AuthPage title={authText.signUp}>
      <SignUpForm
        email=""
        referral={query.get('ref') ?? ''}
        onBusy={ignore}
        onSignIn={() => goTo(signInPath(returnPath(query)))}
      />
    </AuthPage>
  );
}
