import { useUser } from '../../domains/auth/use-user.ts';
import { MyCalendar } from '../../domains/meetings/widgets/calendar/my-calendar.tsx';
import { SavedHere } from '../../domains/offline/widgets/saved-here.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/input.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Choices } from './choices.tsx';
import { EmailVerification } from './email-verification.tsx';
import { MyDataCard } from './my-data/my-data-card.tsx';
import { PasswordForm } from './password-form.tsx';
import { RemindersCard } from './reminders-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { text } from './text.ts';

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
        {user?.email !== '' && (
          <TextField label={text.email} type="email" dir="ltr" readOnly value={user?.email ?? ''} />
        )}
        <TextField
          label={text.phone}
          type="tel"
          dir="ltr"
          hint={text.fixed}
          readOnly
          value={user?.phone ?? ''}
        />
      </Card>
      {user && user.email !== '' && !user.actingAdmin && <EmailVerification email={user.email} />}
      <Card aria-labelledby="password">
        <h2 id="password" className="mb-1 text-xl">
          {text.heading}
        </h2>
        {user?.actingAdmin ? (
          <p className="text-muted">{text.asStudent}</p>
        ) : (
          <PasswordForm email={user?.email ?? ''} />
        )}
      </Card>
      <SessionsCard isImpersonated={Boolean(user?.actingAdmin)} />
      {!user?.actingAdmin && <Choices />}
      {!user?.actingAdmin && (
        <Card aria-labelledby="calendar" className="mt-5">
          <h2 id="calendar" className="mb-1 text-xl">
            {text.calendar}
          </h2>
          <MyCalendar />
        </Card>
      )}
      {!user?.actingAdmin && <RemindersCard />}
      {!user?.actingAdmin && <SavedHere />}
      <MyDataCard isImpersonated={Boolean(user?.actingAdmin)} />
    </div>
  );
}
