import type { HandIn } from '@institute/contract/homework/hand-ins';
import type { HomeworkLine } from '@institute/contract/homework/task';
import type { LessonFile } from '@institute/contract/lessons/lesson-file';
import type { ReactNode } from 'react';
import { ContentLine } from '../../../ui/content/content-line.tsx';
import { TakePlayer } from '../../../ui/voice/take-player.tsx';
import { text as words } from '../text.ts';
import { HeardTake } from './heard-take.tsx';

export interface TaskFiles {
  /** The files of the lesson; none at a meeting. */
  files: readonly LessonFile[];
  /** Asks for them, and for what was handed in, again. */
  onReload: () => Promise<unknown>;
}

interface ReadingRowsProps extends TaskFiles {
  lines: readonly HomeworkLine[];
  /** What was handed in of them; null for nothing. */
  handIn: HandIn | null;
  /** What records a line, while something is made; its place counts from 1. */
  recorderOf?: (line: HomeworkLine, place: number) => ReactNode;
}

/** Lines to read aloud, each by itself: how it sounds, how the student has read it, and what the teacher says. */
export function ReadingRows({ lines, files, handIn, recorderOf, onReload }: ReadingRowsProps) {
  return (
    <ol className="flex flex-col gap-6">
      {lines.map((line, at) => {
        const model = files.find(({ key }) => key === line.sound);
        const take = handIn?.takes.find(({ lineId }) => lineId === line.id);
        return (
          <li key={line.id} className="flex min-w-0 flex-col gap-3">
            <div>
              <p dir="rtl" lang="ar" translate="no" className="reading-arabic">
                {line.arabic}
              </p>
              {line.translation !== '' && (
                <div className="text-balance text-end text-[0.9375rem] text-muted leading-normal">
                  <ContentLine text={line.translation} isApart={false} />
                </div>
              )}
            </div>
            {model && (
              <Voice name={words.model}>
                <TakePlayer
                  sound={model.path}
                  bytes={model.bytes}
                  seconds={null}
                  levels={[]}
                  name={words.modelOf(line.arabic)}
                  onReload={onReload}
                />
              </Voice>
            )}
            {take && handIn && (
              <Voice name={recorderOf ? words.before : words.mine}>
                <HeardTake
                  take={take}
                  replies={handIn.replies.filter(({ takeId }) => takeId === take.id)}
                  name={words.mineOf(line.arabic)}
                  onReload={onReload}
                />
              </Voice>
            )}
            {recorderOf && <Voice name={words.mine}>{recorderOf(line, at + 1)}</Voice>}
          </li>
        );
      })}
    </ol>
  );
}

/** Whose voice it is, and the voice. */
export function Voice({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1 sm:flex-row sm:gap-3">
      <p className="shrink-0 font-medium text-muted text-sm sm:w-24 sm:pt-3.5">{name}</p>
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}
