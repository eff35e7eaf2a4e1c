import { type DataCopy, requestMyData } from '@institute/contract/privacy/my-data';
import { Download } from 'lucide-react';
import { copyAddress, isUnderWay, myDataChanged } from '../../../domains/privacy/api.ts';
import { InstituteTime } from '../../../domains/settings/widgets/institute-time.tsx';
import { refusalWords } from '../../../forms/submit-error.ts';
import { useAct } from '../../../platform/answers.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { formatCompact } from '../../../ui/format.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { text as words } from './text.ts';

const text = words.copy;

/** Asks for a copy, shows how far it is, and leads to it once it is ready. */
export function CopyPart({ copy }: { copy: DataCopy }) {
  const request = useAct(requestMyData, { refreshes: myDataChanged });
  const { state, nextAt } = copy;
  const mayAsk = !isUnderWay(copy) && nextAt === null;
  return (
    <section aria-labelledby="copy" className="flex flex-col items-start gap-3">
      <h3 id="copy" className="mt-2 font-semibold text-lg">
        {text.heading}
      </h3>
      <p className="text-muted">{text.intro}</p>
      {isUnderWay(copy) && <Progress copy={copy} />}
      {state === 'ready' && <Ready copy={copy} />}
      {state === 'failed' && <FormAlert message={text.failed} />}
      {request.isError && (
        <FormAlert message={refusalWords(request.error, text.notAsked, text.notAsked)} />
      )}
      {mayAsk && (
        <Button
          variant="secondary"
          busy={request.isPending}
          busyLabel={text.asking}
          onClick={() => request.mutate({})}
        >
          {state === 'failed' ? text.again : text.ask}
        </Button>
      )}
      {nextAt && !isUnderWay(copy) && (
        <p className="text-muted text-sm">
          <Moment words={text.next} at={nextAt} />
        </p>
      )}
    </section>
  );
}

function Progress({ copy: { state, done, total } }: { copy: DataCopy }) {
  return (
    <div className="w-full">
      <p role="status" className="mb-2">
        {state === 'making' ? text.making : text.waiting}
      </p>
      <ProgressBar label={text.progress} value={done} max={Math.max(1, total)} />
    </div>
  );
}

function Ready({ copy: { key, bytes, expiresAt } }: { copy: DataCopy }) {
  return (
    <>
      <p role="status">{expiresAt && <Moment words={text.ready} at={expiresAt} />}</p>
      <a className={buttonClass()} href={copyAddress(key)} download="">
        <Download size={20} aria-hidden="true" />
        {text.download(formatCompact(bytes))}
      </a>
    </>
  );
}

function Moment({ words: sentence, at }: { words: string; at: Date }) {
  return <Sentence words={sentence} fill={{ time: <InstituteTime at={at} withTime /> }} />;
}
