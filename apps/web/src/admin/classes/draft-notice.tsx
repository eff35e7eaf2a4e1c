import type { Class } from '@institute/contract/classes/classes';
import { publishClass } from '@institute/contract/classes/managed-classes';
import { isRegistrationClosed } from '@institute/contract/classes/registration';
import { EyeOff } from 'lucide-react';
import { useCanIn } from '../../domains/auth/use-actor.ts';
import { classLists } from '../../domains/classes/changes-api.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { refusalWords } from '../../forms/submit-error.ts';
import { useAct } from '../../platform/answers.ts';
import { useNow } from '../../platform/server-clock.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

const words = text.draft;

/** Says of a class that is not published who sees it and what it still lacks, and publishes it. */
export function DraftNotice({ item }: { item: Class }) {
  const mayPublish = useCanIn('classes.edit', item.id);
  const publish = useAct(publishClass, {
    refreshes: classLists,
    // Said by the hook: once the class is asked for anew, this notice is gone.
    onSuccess: () => toast.success(words.published),
  });
  const missing = useMissing(item);
  const onPublish = () =>
    publish.mutate(
      { classId: String(item.id) },
      { onError: (error) => toast.error(refusalWords(error, words.failed)) },
    );
  return (
    <Card aria-labelledby="draft" className="mb-6 flex flex-wrap items-start gap-4">
      <EyeOff size={22} className="mt-0.5 shrink-0 text-muted max-sm:hidden" />
      <div className="min-w-0 grow basis-60">
        <h2 id="draft" className="font-semibold">
          {words.title}
        </h2>
        {mayPublish && missing.length > 0 && (
          <>
            <p className="mt-1 text-muted">{words.missing}</p>
            <ul className="list-disc ps-5 text-muted">
              {missing.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {mayPublish && (
        <Button
          className="max-sm:w-full"
          busy={publish.isPending}
          busyLabel={words.publishing}
          onClick={onPublish}
        >
          {words.publish}
        </Button>
      )}
    </Card>
  );
}

/** What somebody would look for in vain once the class is published. */
function useMissing({ lessonCount, priceKobo, registrationEnd, isActive }: Class): string[] {
  const isClosed = isRegistrationClosed(registrationEnd, useNow(), useTimeZone());
  return [
    lessonCount === 0 && words.lesson,
    priceKobo === 0 && words.price,
    isClosed && words.closed,
    !isActive && words.inactive,
  ].filter((one) => one !== false);
}
