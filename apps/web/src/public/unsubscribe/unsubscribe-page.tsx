import { pathTo } from '@institute/contract/routes';
import { useState } from 'react';
import { chooseMailByLink } from '../../domains/messages/choose-mail-by-link.ts';
import { errorCode, errorMessage } from '../../platform/api-error.ts';
import { useSiteName } from '../../platform/boot.ts';
import { useBrowserLocation } from '../../platform/browser-location.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { AuthPage } from '../auth-page.tsx';
import { LocationLink } from '../location-link.tsx';
import { text } from './text.ts';

/**
 * What the link at the foot of a mail opens, on any device and signed in or not. A press
 * unsubscribes, so that a program that looks at the links of a mail unsubscribes nobody, and another
 * one takes it back.
 */
export function UnsubscribePage() {
  const { path } = useBrowserLocation();
  const token = path.split('/')[2] ?? '';
  const [kind] = token.split('.');
  const said = kind === 'daily' || kind === 'invites' ? text[kind] : text;
  const name = useSiteName();
  const [isRunning, setRunning] = useState(false);
  /** What has been chosen here; null before anything is. */
  const [isWanted, setWanted] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const choose = async (wanted: boolean) => {
    setRunning(true);
    setFailure(null);
    try {
      await chooseMailByLink(token, wanted);
      setWanted(wanted);
    } catch (error) {
      setFailure(errorCode(error) === 'link_expired' ? text.notOurs : errorMessage(error));
    } finally {
      setRunning(false);
    }
  };

  return (
    <AuthPage title={text.title}>
      <div className="flex flex-col items-start gap-4">
        {isWanted !== false && (
          <p className="text-muted">
            <Sentence
              words={said.ask}
              fill={{ institute: <PersonText isName>{name}</PersonText> }}
            />
          </p>
        )}
        <div role="status">
          {isWanted !== null && (
            <p className="font-medium text-good">{isWanted ? said.on : said.off}</p>
          )}
        </div>
        <FormAlert message={failure} />
        <div className="flex flex-wrap gap-2">
          <Button
            onClick={() => void choose(isWanted === false)}
            variant={isWanted === false ? 'secondary' : 'primary'}
            busy={isRunning}
            busyLabel={text.busy}
          >
            {isWanted === false ? text.again : text.unsubscribe}
          </Button>
          <LocationLink href={pathTo('dashboard')} className={buttonClass('ghost')}>
            {text.goOn}
          </LocationLink>
        </div>
      </div>
    </AuthPage>
  );
}
