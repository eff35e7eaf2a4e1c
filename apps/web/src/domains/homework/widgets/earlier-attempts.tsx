import type { HandIn } from '@institute/contract/homework/hand-ins';
import { text as words } from '../text.ts';
import { AttemptRest, AttemptState } from './attempt-view.tsx';
import { ReadingRows, type TaskFiles } from './reading-rows.tsx';

interface EarlierAttemptsProps extends TaskFiles {
  /** The last one first. */
  handIns: readonly HandIn[];
}

/** The attempts before the last one, folded; nothing where there are none. */
export function EarlierAttempts({ handIns, ...files }: EarlierAttemptsProps) {
  if (handIns.length === 0) return null;
  return (
    <details>
      <summary className="tap flex cursor-pointer items-center font-medium text-primary">
        {words.earlier(handIns.length)}
      </summary>
      <ol className="flex flex-col gap-6 pt-2">
        {handIns.map((handIn) => (
          <li key={handIn.id} className="flex flex-col gap-3 border-line border-t pt-3">
            <h3 className="figures font-semibold">{words.attempt(handIn.attempt)}</h3>
            <AttemptState handIn={handIn} />
            {handIn.asked.lines && (
              <ReadingRows lines={handIn.asked.lines} handIn={handIn} {...files} />
            )}
            <AttemptRest handIn={handIn} onReload={files.onReload} />
          </li>
        ))}
      </ol>
    </details>
  );
}
