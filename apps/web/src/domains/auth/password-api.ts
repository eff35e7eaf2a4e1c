import { resetPassword } from '@institute/contract/auth/sign-in';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { errorCode } from '../../platform/api-error.ts';
import { useAuthStore } from '../../platform/auth-store.ts';
import { useRefreshUser } from './api.ts';

/**
 * Changes the password of the person signed in. `code_needed` means that the session has ended
 * meanwhile, for then the server takes the form for one of a forgotten password: asking for the
 * user's data finds that out and leads to signing in.
 */
export function useChangePassword() {
  const refresh = useRefreshUser();
  return useMutation({
    mutationFn: ({ current, next }: { current: string; next: string }) =>
      callApi(resetPassword, {
        email: useAuthStore.getState().user?.email ?? '',
        currentPassword: current,
        newPassword: next,
      }),
    onError: (error) => {
      if (errorCode(error) === 'code_needed') void refresh();
    },
  });
}
