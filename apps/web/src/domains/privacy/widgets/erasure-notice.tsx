import { refusalWords } from '../../../forms/submit-error.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDate } from '../../../ui/format.ts';
import { Sentence } from '../../../ui/sentence.tsx';
import { toast } from '../../../ui/toast.ts';
import { useTimeZone } from '../../settings/time-zone.ts';
import { useKeepAccount } from '../api.ts';
import { text } from '../text.ts';

/** Says when the account is erased, and offers to keep it: two parts of a row. */
export function ErasureNotice({ at }: { at: Date }) {
  const keep = useKeepAccount({
    onSuccess: () => toast.success(text.kept),
    onError: (error) => toast.error(refusalWords(error, text.notKept, text.notKept)),
  });
  const timeZone = useTimeZone();
  return (
    <>
      <p className="min-w-[min(10rem,100%)] flex-1">
        <Sentence
          words={text.erasesOn}
          fill={{
            day: (
              <time dateTime={at.toISOString()} className="font-semibold">
                {formatDate(at, timeZone)}
              </time>
            ),
          }}
        />
      </p>
      <Button variant="secondary" size="sm" onClick={() => keep.mutate()} busy={keep.isPending}>
        {text.keep}
      </Button>
    </>
  );
}
