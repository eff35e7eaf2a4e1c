import { Suspense } from 'react';
import { useUser } from '../../domains/people/use-user.ts';
import { LazyRoute, lazyCode } from '../../platform/lazy-route.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/input.tsx';
import { late } from '../../ui/late.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { text } from './text.ts';

/** Whether the e-mail is verified, which most people have done. */
const EmailVerification = late(() =>
  import('./email-verification.tsx').then((code) => code.EmailVerification),
);

/** What one has agreed to, and which mail one gets: below what most come for. */
const Choices = late(() => import('./choices.tsx').then((code) => code.Choices));

/** What is on this device, and what waits to be sent from it. */
const SavedHere = late(() =>
  import('../../domains/offline/away.ts').then((code) => code.SavedHere),
);

/** A copy of everything about oneself, and the end of the account, which few come for. */
const MyDataCard = late(() => import('./my-data/my-data-card.tsx').then((code) => code.MyDataCard));

// What checks a form weighs more than the page: it comes after what is read first.
const passwordForm = lazyCode(() =>
  import('./password-form.tsx').then((code) => code.PasswordForm),
);

/** Who one is, the password, where one is signed in, what one has chosen, and one's own data. */
export function ProfilePage() {
  const user = useUser();
  return (
    <div className="max-w-xl">
      <PageHeader title={text.title} />
      <Card aria-labelledby="details" className="mb-5 flex flex-col gap-4">
        <h2 id="details" className="text-xl">
          {text.you}
        </h2>
        <TextField label={text.name} dir="auto" readOnly value={user?.name ?? ''} />
        <TextField label={text.email} type="email" dir="ltr" readOnly value={user?.email ?? ''} />
        <TextField
          label={text.phone}
          type="tel"
          dir="ltr"
          hint={text.fixed}
          readOnly
          value={user?.phone ?? ''}
        />
      </Card>
      {!user?.actingAdmin && <EmailVerification email={user?.email ?? ''} />}
      <Card aria-labelledby="password">
        <h2 id="password" className="mb-1 text-xl">
          {text.heading}
        </h2>
        {user?.actingAdmin ? (
          <p className="text-muted">{text.asStudent}</p>
        ) : (
          <Suspense fallback={<Skeleton className="h-[27rem]" />}>
            <LazyRoute route={passwordForm} email={user?.email ?? ''} />
          </Suspense>
        )}
      </Card>
      <SessionsCard isImpersonated={Boolean(user?.actingAdmin)} />
      {!user?.actingAdmin && <Choices />}
      {!user?.actingAdmin && <SavedHere />}
      <MyDataCard isImpersonated={Boolean(user?.actingAdmin)} />
    </div>
  );
}
