import { dateText } from '@institute/contract/time/calendar';
import { useUser } from '../../domains/auth/use-user.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { StarPattern } from '../../ui/star-pattern.tsx';
import { text } from './text.ts';

/** The greeting: on the day of joining on the house's courtyard, later as the page's heading alone. */
export function Welcome() {
  const user = useUser();
  const timeZone = useTimeZone();
  const name = user?.name.trim() ?? '';
  const joined = user?.joinedAt;
  const isFirstDay = joined && dateText(joined, timeZone) === dateText(new Date(), timeZone);
  const greeting = (
    <>
      {text.welcome}
      {name !== '' && (
        <>
          , <bdi dir="auto">{name}</bdi>
        </>
      )}
    </>
  );
  if (!isFirstDay) return <h1 className="text-2xl sm:text-3xl">{greeting}</h1>;
  return (
    <header className="relative overflow-hidden rounded-card bg-linear-to-br from-hero-from via-hero-via to-hero-to px-5 py-6 text-on-hero sm:px-7 sm:py-8">
      <StarPattern className="opacity-10" />
      <h1 className="relative text-2xl sm:text-3xl">{greeting}</h1>
      <p className="relative mt-1 text-hero-muted">{text.tagline}</p>
    </header>
  );
}
