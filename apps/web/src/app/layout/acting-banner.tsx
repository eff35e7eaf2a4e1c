import { dictionary } from '@institute/contract/language';
import { UserRoundCog } from 'lucide-react';
import { useState } from 'react';
import { endLoginAs } from '../../domains/auth/end-login-as.ts';
import { useUser } from '../../domains/auth/use-user.ts';
import { Button } from '../../ui/button.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';

/** Its words come with it. */
const text = dictionary('app/layout/acting', {
  asStudent: 'Signed in as a student',
  signedInAs: '{admin} is signed in as {student}',
  endSession: 'End session',
});

/** Stands on every page while an administrator is signed in as a student (rulings, who is acting). */
export function ActingBanner() {
  const user = useUser();
  const [isEnding, setEnding] = useState(false);
  if (!user?.actingAdmin) return null;
  const end = () => {
    setEnding(true);
    void endLoginAs().finally(() => setEnding(false));
  };
  return (
    <aside
      aria-label={text.asStudent}
      className="sticky top-14 z-20 flex flex-wrap items-center gap-x-3 gap-y-1 border-gold border-y bg-gold-soft px-4 py-1.5 text-gold-strong sm:px-6"
    >
      <UserRoundCog size={20} className="shrink-0" />
      <p className="min-w-[min(10rem,100%)] flex-1 text-sm">
        <Sentence
          words={text.signedInAs}
          fill={{
            admin: <PersonText isName>{user.actingAdmin}</PersonText>,
            student: (
              <PersonText isName className="font-semibold">
                {user.name}
              </PersonText>
            ),
          }}
        />
      </p>
      <Button variant="secondary" size="sm" onClick={end} busy={isEnding}>
        {text.endSession}
      </Button>
    </aside>
  );
}
