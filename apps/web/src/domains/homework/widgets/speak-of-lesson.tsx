import type { HandIn } from '@institute/contract/homework/hand-ins';
import {
  getHomework,
  type Homework,
  type RecordingConsent,
} from '@institute/contract/homework/my-homework';
import type { BlockOf } from '@institute/contract/lessons/blocks';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAnswer } from '../../../platform/answers.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import type { BlockFiles } from '../../lessons/widgets/blocks/block-sound.ts';
import { type Given, placeOfLine } from '../given.ts';
import { text as words } from '../text.ts';
import { useHandIn } from '../use-hand-in.ts';
import { AttemptRest, AttemptState } from './attempt-view.tsx';
import { ConsentDialog } from './consent-dialog.tsx';
import { EarlierAttempts } from './earlier-attempts.tsx';
import { HandInEnd } from './hand-in-end.tsx';
import { HeardTake } from './heard-take.tsx';
import { ReadingRows, type TaskFiles, Voice } from './reading-rows.tsx';
import { VoiceField } from './voice-field.tsx';

interface SpeakOfLessonProps {
  block: BlockOf<'speak'>;
  lesson: { rand: string; classRand: string };
  files: BlockFiles;
  /** Told once the server has it: then the exercise is done. */
  onDone: () => void;
}

/** Records a line that is read aloud, beneath it; what was handed in comes by a call of its own. */
export function SpeakOfLesson({ block, lesson, files, onDone }: SpeakOfLessonProps) {
  const query = useAnswer(getHomework, { lessonId: lesson.rand });
  const { data } = query;
  const homework = data?.homework.find(({ blockId }) => blockId === block.id);
  const isHandedIn = homework !== undefined && homework.handIns.length > 0;
  const tell = useEffectEvent(onDone);
  useEffect(() => {
    if (isHandedIn) tell();
  }, [isHandedIn]);
  if (data && homework) {
    return (
      <Speaking
        key={block.id}
        given={{ classRand: lesson.classRand, lessonRand: lesson.rand, blockId: block.id }}
        arabic={block.arabic}
        homework={homework}
        consent={data.consent}
        files={files.files}
        onReload={async () => {
          files.onReload();
          await query.refetch();
        }}
      />
    );
  }
  // One that was written a moment ago: the answer is older than it.
  if (data) return null;
  if (query.error) return <ErrorState title={words.failed} query={query} />;
  return (
    <Loading label={words.loading}>
      <Skeleton className="h-14" />
    </Loading>
  );
}

interface SpeakingProps extends TaskFiles {
  given: Given;
  /** The line as it stands above. */
  arabic: string;
  homework: Homework;
  consent: RecordingConsent;
}

function Speaking({ given, arabic, homework, consent, ...files }: SpeakingProps) {
  const [asks, setAsks] = useState<string | null>(null);
  const [begins, setBegins] = useState<string | null>(null);
  const { task, handIns, left, refusal } = homework;
  const draft = useHandIn(given, task);
  const [last = null, ...earlier] = handIns;
  const [line] = task.lines ?? [];
  const isGoing = draft.isBegun || draft.isSending;
  return (
    <div className="flex min-w-0 flex-col gap-4 text-base leading-normal">
      {last && <Last handIn={last} arabic={arabic} isBefore={isGoing} {...files} />}
      {line && (left > 0 || isGoing) && (
        <Voice name={last ? words.onceMore : words.mine}>
          <VoiceField
            voices={{
              ...{ draft, begins, maxSeconds: task.seconds, ask: setAsks },
              isAgreed: consent.isGiven || begins !== null,
            }}
            place={placeOfLine(line.id)}
            label={last ? words.recordAgain : words.record}
            name={words.mineOf(line.arabic)}
          />
        </Voice>
      )}
      {isGoing && <HandInEnd draft={draft} progress={null} onClose={null} />}
      {refusal !== '' && <p className="text-muted">{refusal}</p>}
      <EarlierAttempts handIns={earlier} {...files} />
      {asks !== null && (
        <ConsentDialog
          consent={consent}
          onAgreed={() => {
            setBegins(asks);
            setAsks(null);
          }}
          onClose={() => setAsks(null)}
        />
      )}
    </div>
  );
}

interface LastProps extends TaskFiles {
  handIn: HandIn;
  arabic: string;
  /** Whether another one is being made. */
  isBefore: boolean;
}

/** What was handed in last, and what the teacher says to it. */
function Last({ handIn, arabic, isBefore, ...files }: LastProps) {
  const { asked, takes, replies } = handIn;
  const isSameLine = asked.lines?.[0]?.arabic === arabic;
  const take = takes.find(({ lineId }) => lineId !== null);
  return (
    <>
      <AttemptState handIn={handIn} />
      {asked.lines && !isSameLine && <ReadingRows lines={asked.lines} handIn={handIn} {...files} />}
      {take && isSameLine && (
        <Voice name={isBefore ? words.before : words.mine}>
          <HeardTake
            take={take}
            replies={replies.filter(({ takeId }) => takeId === take.id)}
            name={words.mineOf(arabic)}
            onReload={files.onReload}
          />
        </Voice>
      )}
      <AttemptRest handIn={handIn} onReload={files.onReload} />
    </>
  );
}
