import { type ComponentType, useEffect, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import type { AuthForm, AuthFormsProps } from '../auth-forms.tsx';
import { authText } from '../text.ts';

const titles: Record<AuthForm, string> = {
  'sign-in': authText.signIn,
  'sign-up': authText.signUp,
  reset: authText.reset,
};

type AuthCode = typeof import('../auth-forms.tsx');
let loaded: AuthCode | null = null;

/** Fetches the code of the forms. */
export async function loadAuth(): Promise<AuthCode> {
  loaded ??= await import('../auth-forms.tsx');
  return loaded;
}

/** Fetches the code of the forms once the visitor reaches for them. */
export function preloadAuth(): void {
  loadAuth().catch(() => undefined);
}

interface LazyAuthDialogProps {
  /** The one dialog that is open; null for none. */
  dialog: AuthForm | null;
  /** What is typed as one's e-mail beside it. */
  email: string;
  /** Referral code of the address, empty when there is none. */
  referral: string;
  onChange: (dialog: AuthForm | null) => void;
}

/** Sign In, Create an account and Reset Password: one dialog that shows one of them at a time. */
export function LazyAuthDialog({ dialog, email, referral, onChange }: LazyAuthDialogProps) {
  const [Forms, setForms] = useState<ComponentType<AuthFormsProps> | null>(
    () => loaded?.AuthForms ?? null,
  );
  const [busy, setBusy] = useState(false);
  const missing = dialog !== null && Forms === null;

  useEffect(() => {
    if (!missing) return;
    let wanted = true;
    loadAuth().then(
      ({ AuthForms }) => wanted && setForms(() => AuthForms),
      () => {
        if (!wanted) return;
        toast.error(authText.notFetched);
        onChange(null);
      },
    );
    return () => {
      wanted = false;
    };
  }, [missing, onChange]);

  return (
    <Dialog
      open={dialog !== null}
      onClose={() => onChange(null)}
      title={dialog ? titles[dialog] : ''}
      busy={busy}
      closeOnOutside={false}
    >
      {dialog && Forms && (
        <Forms
          form={dialog}
          email={email}
          referral={referral}
          onSwitch={onChange}
          onBusy={setBusy}
        />
      )}
      {missing && <FormSkeleton />}
    </Dialog>
  );
}

function FormSkeleton() {
  return (
    <Loading label={authText.loading}>
      <Skeleton className="h-16" />
      <Skeleton className="mt-4 h-16" />
      <Skeleton className="mt-6 h-12" />
    </Loading>
  );
}
