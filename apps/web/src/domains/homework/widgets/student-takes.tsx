import { getTakesOfStudent, type TakeOfStudent } from '@institute/contract/homework/answers';
import { Play, Square } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAnswer, useRefresh } from '../../../platform/answers.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { type TakeControls, TakePlayer } from '../../../ui/voice/take-player.tsx';
import { InstituteTime } from '../../settings/widgets/institute-time.tsx';
import { replyText as words } from '../reply-text.ts';
import { playablePath } from '../take-path.ts';
import { linesOfTakes } from '../takes-by-line.ts';

interface StudentTakesProps {
  classId: number;
  studentId: number;
  studentName: string;
  onClose: () => void;
}

/** Week 1 beside week 12: every recording of a student in a class, by what it reads, the first one first. */
export function StudentTakes({ classId, studentId, studentName, onClose }: StudentTakesProps) {
  const query = useAnswer(
    getTakesOfStudent,
    { classId: String(classId), studentId },
    { staleTime: 0 },
  );
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={
        <Sentence
          words={words.takesTitle}
          fill={{ name: <PersonText isName>{studentName}</PersonText> }}
        />
      }
    >
      {query.isPending ? (
        <Loading label={words.takesLoading}>
          <Skeleton className="h-72" />
        </Loading>
      ) : !query.data ? (
        <ErrorState title={words.takesFailed} query={query} />
      ) : query.data.length === 0 ? (
        <EmptyState title={words.takesNone}>{words.takesNoneDetail}</EmptyState>
      ) : (
        <Takes takes={query.data} />
      )}
    </Dialog>
  );
}

function Takes({ takes }: { takes: readonly TakeOfStudent[] }) {
  const lines = linesOfTakes(takes);
  const ordered = lines.flatMap((line) => line.takes);
  const players = useRef(new Map<number, TakeControls>());
  /** The one that is heard, where one is heard after the other. */
  const [heard, setHeard] = useState<number | null>(null);
  const refresh = useRefresh();
  const playFrom = (at: number) => {
    const next = ordered.slice(at).find(({ take }) => take.path !== '');
    setHeard(next?.take.id ?? null);
    if (next) players.current.get(next.take.id)?.play();
  };
  const stop = () => {
    if (heard !== null) players.current.get(heard)?.pause();
    setHeard(null);
  };
  const isPlaying = heard !== null;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted">{words.takesIntro}</p>
        <Button
          icon={isPlaying ? <Square size={18} /> : <Play size={18} />}
          variant={isPlaying ? 'secondary' : 'primary'}
          onClick={isPlaying ? stop : () => playFrom(0)}
        >
          {isPlaying ? words.stopAll : words.playAll}
        </Button>
      </div>
      {lines.map((line) => (
        <section key={line.arabic} className="flex flex-col gap-2">
          {line.arabic === '' ? (
            <h3 className="font-medium">{words.ofWhole}</h3>
          ) : (
            <h3 dir="rtl" lang="ar" translate="no" className="reading-arabic font-normal">
              {line.arabic}
            </h3>
          )}
          <ol className="flex flex-col gap-2">
            {line.takes.map(({ take, handedInAt, title, attempt }) => (
              <li
                key={take.id}
                aria-current={take.id === heard || undefined}
                className={cx(
                  'rounded-field border px-3 py-2',
                  take.id === heard ? 'border-primary' : 'border-line',
                )}
              >
                <p className="flex flex-wrap justify-between gap-x-4 text-sm">
                  <span className="font-medium">
                    <InstituteTime at={handedInAt} />
                  </span>
                  <span className="text-muted">
                    <PersonText>{title}</PersonText>
                    {attempt > 1 && ` · ${words.attempt(attempt)}`}
                  </span>
                </p>
                {take.path === '' ? (
                  <p className="text-muted">{words.isGone}</p>
                ) : (
                  <TakePlayer
                    ref={(player: TakeControls | null) => {
                      if (player) players.current.set(take.id, player);
                      else players.current.delete(take.id);
                    }}
                    sound={playablePath(take)}
                    bytes={take.bytes}
                    seconds={take.seconds || null}
                    levels={take.levels}
                    name={title}
                    onEnd={() => {
                      if (take.id !== heard) return;
                      playFrom(ordered.findIndex((one) => one.take.id === take.id) + 1);
                    }}
                    onReload={() => refresh(getTakesOfStudent)}
                  />
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
