import { pathTo } from '@institute/contract/routes';
import { useIsQuizOn } from '../../domains/settings/api.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { StarPattern } from '../../ui/star-pattern.tsx';
import { quizText as text } from './text.ts';

/** The invitation to the quiz, inside the mobile app alone (student specification, section 2), where it is on. */
export function QuizPanel() {
  if (!useIsQuizOn()) return null;
  return (
    <section
      aria-labelledby="quiz"
      className="relative flex flex-col items-start gap-2 overflow-hidden rounded-card bg-linear-to-br from-hero-from via-hero-via to-hero-to p-5 text-on-hero sm:p-6"
    >
      <StarPattern className="opacity-10" />
      <h2 id="quiz" className="relative text-xl">
        {text.title}
      </h2>
      <p className="relative max-w-prose text-hero-muted">{text.detail}</p>
      <LinkButton to={pathTo('game')} variant="gold" className="relative mt-2">
        {text.open}
      </LinkButton>
    </section>
  );
}
