import { getConsent } from '@institute/contract/auth/consent';
import type { DataOf } from '@institute/contract/call';
import { formatNumber } from '@institute/contract/language';
import { getMailChoice } from '@institute/contract/messages/mail-choice';
import { LegalLink } from '../../domains/auth/widgets/legal-link.tsx';
import { useSetMailChoice } from '../../domains/messages/mail-choice-api.ts';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { useAnswer } from '../../platform/answers.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SavedCheckbox } from '../../ui/saved-checkbox.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { text as profileText } from './text.ts';

const text = profileText.choices;

/** Which mail one gets, and what one has agreed to. */
export function Choices() {
  const mail = useAnswer(getMailChoice, {});
  const consent = useAnswer(getConsent, {});
  const failed = [mail, consent].find((query) => !query.data && !query.isPending);
  return (
    <Card aria-labelledby="choices" className="mt-5">
      <h2 id="choices" className="mb-1 text-xl">
        {text.heading}
      </h2>
      {failed ? (
        <ErrorState title={text.failed} query={failed} />
      ) : mail.data && consent.data ? (
        <>
          <MailSwitch isWanted={mail.data.isWanted} />
          <Agreed {...consent.data} />
        </>
      ) : (
        <Loading label={text.loading}>
          <Skeleton className="h-24" />
        </Loading>
      )}
    </Card>
  );
}

function MailSwitch({ isWanted }: { isWanted: boolean }) {
  const { mutateAsync } = useSetMailChoice();
  const save = async (isOn: boolean) => {
    try {
      await mutateAsync(isOn);
    } catch (error) {
      toast.error(`${text.notSaved} ${errorMessage(error)}`);
    }
  };
  return <SavedCheckbox label={text.mail} hint={text.mailHint} checked={isWanted} onSave={save} />;
}

function Agreed({ agreed, agreedAt }: DataOf<typeof getConsent>) {
  const links = { terms: <LegalLink page="terms" />, privacy: <LegalLink page="privacy" /> };
  return (
    <p className="mt-2 border-line border-t pt-3 text-muted text-sm">
      {agreedAt ? (
        <Sentence
          words={text.agreed}
          fill={{
            ...links,
            version: formatNumber(agreed),
            date: <InstituteTime at={agreedAt} />,
          }}
        />
      ) : (
        <Sentence words={text.notAgreed} fill={links} />
      )}
    </p>
  );
}
