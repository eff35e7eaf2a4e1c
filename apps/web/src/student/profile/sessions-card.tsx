import { Card } from '../../ui/card.tsx';
import { Sessions } from './sessions.tsx';
import { text as profileText } from './text.ts';

const text = profileText.sessions;

/** Where one is signed in, and the way to end it. */
export function SessionsCard({ isImpersonated }: { isImpersonated: boolean }) {
  return (
    <Card aria-labelledby="sessions" className="mt-5">
      <h2 id="sessions" className="mb-1 text-xl">
        {text.heading}
      </h2>
      {isImpersonated ? <p className="text-muted">{text.asStudent}</p> : <Sessions />}
    </Card>
  );
}
