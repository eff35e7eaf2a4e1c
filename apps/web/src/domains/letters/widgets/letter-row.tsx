import type { Letter } from '@institute/contract/letters/letters';
import { reportLetter, takeBackReport } from '@institute/contract/letters/reports';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../platform/answers.ts';
import { errorMessage } from '../../../platform/api-error.ts';
import { fileUrl } from '../../../platform/hosts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Content } from '../../../ui/content/content.tsx';
import { lazy } from '../../../ui/lazy.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { toast } from '../../../ui/toast.ts';
import { InstituteTime } from '../../settings/widgets/institute-time.tsx';
import { text } from '../text.ts';
import { agoText } from '../when.ts';
import { HeardVoice } from './heard-voice.tsx';

const WhyDialog = lazy(() => import('./why-dialog.tsx').then((code) => code.WhyDialog), {
  whenLost: 'close',
});

interface LetterRowProps {
  letter: Letter;
  now: Date;
  /** Whether the reader may report it. */
  mayReport: boolean;
  /** Whether it is the one that was reported. */
  isMarked: boolean;
  onChange: (letter: Letter) => void;
  /** Signs the address of its recording anew. */
  onReload: () => Promise<unknown>;
}

/** A letter, one's own at the other side. */
export function LetterRow({
  letter,
  now,
  mayReport,
  isMarked,
  onChange,
  onReload,
}: LetterRowProps) {
  const { isMine, isByTeacher, name, picture, voice } = letter;
  return (
    <article
      className={cx(
        'flex w-fit min-w-0 max-w-[92%] flex-col gap-1 rounded-card px-3 py-2 sm:max-w-[80%]',
        isMine ? 'self-end bg-primary-soft' : 'self-start bg-sunken',
        isMarked && 'outline-2 outline-gold',
      )}
    >
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <span className="font-semibold">
          {isMine ? text.you : name === '' ? text.nobody : <PersonText isName>{name}</PersonText>}
        </span>
        {isMarked && <Badge tone="gold">{text.marked}</Badge>}
        {isByTeacher && !isMine && <Badge tone="good">{text.teacher}</Badge>}
        <span className="text-muted">
          {agoText(letter.at, now) ?? <InstituteTime at={letter.at} withTime />}
        </span>
      </p>
      {picture && (
        <a href={fileUrl(picture)} target="_blank" rel="noreferrer">
          <img
            src={fileUrl(picture)}
            alt={text.picture}
            loading="lazy"
            className="max-h-80 max-w-full rounded-field"
          />
        </a>
      )}
      {voice && (
        <div className="w-80 max-w-full">
          <HeardVoice
            {...{ voice, onReload }}
            name={isMine ? text.yourVoice : text.voiceOf(name)}
          />
        </div>
      )}
      {letter.text !== '' && <Content text={letter.text} isTyped />}
      {mayReport && !isMine && <Report letter={letter} onChange={onChange} />}
    </article>
  );
}

function Report({ letter, onChange }: Pick<LetterRowProps, 'letter' | 'onChange'>) {
  const [asksWhy, setAsksWhy] = useState(false);
  const report = useAct(reportLetter);
  const takeBack = useAct(takeBackReport);
  const letterId = letter.id;
  const act = async (isReported: boolean) => {
    try {
      await (isReported ? report : takeBack).mutateAsync({ letterId });
      onChange({ ...letter, isReported });
      toast.success(isReported ? text.reportTold : text.takenBack);
    } catch (error) {
      toast.error(errorMessage(error, text.reportFailed));
    }
  };
  if (!letter.isReported) {
    return (
      <Button
        variant="ghost"
        size="sm"
        className="-ms-2 self-start text-muted"
        icon={<Flag size={16} />}
        busy={report.isPending}
        onClick={() => void act(true)}
      >
        {text.report}
        <span className="sr-only">{` ${text.reportOf}`}</span>
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-1">
      <Badge tone="gold">{text.reported}</Badge>
      <Button variant="ghost" size="sm" onClick={() => setAsksWhy(true)}>
        {text.why}
      </Button>
      <Button variant="ghost" size="sm" busy={takeBack.isPending} onClick={() => void act(false)}>
        {text.takeBack}
      </Button>
      {asksWhy && <WhyDialog letterId={letterId} onClose={() => setAsksWhy(false)} />}
    </div>
  );
}
