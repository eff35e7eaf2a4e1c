import { useUser } from '../../domains/people/use-user.ts';
import { StarPattern } from '../../ui/star-pattern.tsx';
import { text } from './text.ts';

/** The greeting, on the house's courtyard. */
export function Welcome() {
  const name = useUser()?.name.trim() ?? '';
  return (
    <header className="relative overflow-hidden rounded-card bg-linear-to-br from-hero-from via-hero-via to-hero-to px-5 py-6 text-on-hero sm:px-7 sm:py-8">
      <StarPattern className="opacity-10" />
      <h1 className="relative text-2xl sm:text-3xl">
        {text.welcome}
        {name !== '' && (
          <>
            , <bdi dir="auto">{name}</bdi>
          </>
        )}
      </h1>
      <p className="relative mt-1 text-hero-muted">{text.tagline}</p>
    </header>
  );
}
