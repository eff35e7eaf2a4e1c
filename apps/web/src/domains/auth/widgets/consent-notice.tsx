import { reachOf } from '@institute/contract/auth/abilities';
import { getConsent, giveConsent } from '@institute/contract/auth/consent';
import { ScrollText } from 'lucide-react';
import { useAct, useAnswer } from '../../../platform/answers.ts';
import { errorMessage } from '../../../platform/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { toast } from '../../../ui/toast.ts';
import { text } from '../consent-text.ts';
import { useActor } from '../use-actor.ts';
import { LegalLink } from './legal-link.tsx';

/**
 * Tells a student of terms and a privacy notice that they have not read in this version, until they
 * say that they have. It stands in nobody's way: everything else works as before.
 */
export function ConsentNotice() {
  const actor = useActor();
  const { data } = useAnswer(getConsent, {});
  const give = useAct(giveConsent, { refreshes: [getConsent] });
  const isStudent = actor !== null && reachOf(actor, 'settings.manage') === 'none';
  if (!isStudent || actor.isImpersonated || !data) return null;
  const { version, agreed } = data;
  if (agreed >= version) return null;
  return (
    <section
      aria-labelledby="consent-notice"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4"
    >
      <ScrollText size={24} aria-hidden="true" className="shrink-0 text-primary" />
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="consent-notice" className="font-semibold">
          {agreed > 0 ? text.changed : text.unread}
        </h2>
        <p>
          <Sentence
            words={text.detail}
            fill={{
              terms: <LegalLink page="terms" />,
              privacy: <LegalLink page="privacy" />,
            }}
          />
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        busy={give.isPending}
        busyLabel={text.sending}
        onClick={() =>
          give.mutate({ version }, { onError: (error) => toast.error(errorMessage(error)) })
        }
      >
        {text.read}
      </Button>
    </section>
  );
}
