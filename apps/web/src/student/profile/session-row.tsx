import type { SignedInPlace } from '@institute/contract/auth/sessions';
import { useEndSession } from '../../domains/auth/sessions-api.ts';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { refusalWords } from '../../forms/submit-error.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { toast } from '../../ui/toast.ts';
import { text as profileText } from './text.ts';

const text = profileText.sessions;

/** What the device is called: "Chrome on Android". */
function deviceName({ browser, system }: SignedInPlace): string {
  if (!browser || !system) return browser || system || text.unknown;
  return text.device.replace('{browser}', browser).replace('{system}', system);
}

/** One place where one is signed in. */
export function SessionRow({ place }: { place: SignedInPlace }) {
  const end = useEndSession({
    onSuccess: () => toast.success(text.ended),
    onError: (error) => toast.error(refusalWords(error, text.notEnded, text.notEnded)),
  });
  const name = deviceName(place);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {place.isCurrent && <Badge tone="good">{text.here}</Badge>}
        </p>
        <p className="text-muted text-sm">
          <Moment words={text.seen} at={place.lastSeenAt} />{' '}
          {place.address && (
            <Sentence
              words={text.from}
              fill={{
                address: (
                  <bdi translate="no" dir="ltr" className="inline-block max-w-full break-all">
                    {place.address}
                  </bdi>
                ),
              }}
            />
          )}
        </p>
        <p className="text-muted text-sm">
          <Moment words={text.since} at={place.signedInAt} />
        </p>
      </div>
      {!place.isCurrent && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={text.endOf(name)}
          onClick={() => end.mutate(place.id)}
          busy={end.isPending}
        >
          {text.end}
        </Button>
      )}
    </li>
  );
}

function Moment({ words, at }: { words: string; at: Date }) {
  return <Sentence words={words} fill={{ time: <InstituteTime at={at} withTime /> }} />;
}
