import type { Homework, RecordingConsent } from '@institute/contract/homework/my-homework';
import type { HomeworkTask } from '@institute/contract/homework/task';
import { House } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { fileUrl } from '../../../platform/hosts.ts';
import { Button } from '../../../ui/button.tsx';
import { cardClass } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { formatDay } from '../../../ui/format.ts';
import { PersonBlock } from '../../../ui/person-text.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { ImageMaterial } from '../../lessons/widgets/material/image-material.tsx';
import { elementOf, type Given } from '../given.ts';
import { text as words } from '../text.ts';
import { useHandIn } from '../use-hand-in.ts';
import { AttemptRest, AttemptState } from './attempt-view.tsx';
import { EarlierAttempts } from './earlier-attempts.tsx';
import { HandInForm } from './hand-in-form.tsx';
import { NoLongerAsked } from './no-longer-asked.tsx';
import { ReadingRows, type TaskFiles } from './reading-rows.tsx';

interface TaskFrameProps extends TaskFiles {
  /** The id of its element, which an address may name. */
  anchor?: string;
  task: HomeworkTask;
  children: ReactNode;
}

/** Whoever comes by an address that names it begins there, and not at the top of the page. */
function useWayTo(anchor: string | undefined) {
  const { hash } = useLocation();
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (anchor === undefined || hash !== `#${anchor}`) return;
    frame.current?.scrollIntoView?.();
    frame.current?.focus({ preventScroll: true });
  }, [anchor, hash]);
  return frame;
}

/** A homework: its name, until when it is done, and what is to be done. */
export function TaskFrame({ task, anchor, files, onReload, children }: TaskFrameProps) {
  const id = useId();
  const frame = useWayTo(anchor);
  const picture = files.find(({ key }) => key === task.picture);
  return (
    <section
      ref={frame}
      id={anchor}
      tabIndex={anchor === undefined ? undefined : -1}
      aria-labelledby={id}
      className={cx(
        cardClass,
        'flex scroll-mt-20 min-w-0 flex-col gap-4 p-4 text-base leading-normal sm:p-5',
      )}
    >
      <header className="flex flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-3 font-semibold text-primary text-sm">
          <span className="flex items-center gap-2">
            <House size={18} className="shrink-0" />
            {words.homework}
          </span>
          {task.dueOn !== undefined && (
            <span className="figures font-normal text-muted">
              {words.due(formatDay(task.dueOn))}
            </span>
          )}
        </p>
        <PersonBlock as="h2">
          <span id={id} className="text-xl">
            {task.title}
          </span>
        </PersonBlock>
      </header>
      {task.text !== '' && <RichText text={task.text} />}
      {picture && (
        <ImageMaterial
          source={fileUrl(picture.path)}
          alt={task.title}
          onError={() => void onReload()}
          isOneOfMany
        />
      )}
      {children}
    </section>
  );
}

/** A homework before its student is known, as in a preview. */
export function TaskView({ task, ...files }: { task: HomeworkTask } & TaskFiles) {
  return (
    <TaskFrame task={task} {...files}>
      {task.lines && <ReadingRows lines={task.lines} handIn={null} {...files} />}
    </TaskFrame>
  );
}

interface HomeworkViewProps extends TaskFiles {
  given: Given;
  homework: Homework;
  consent: RecordingConsent;
}

/** A homework as its student sees it: what is to be done, what was handed in, and what came back. */
export function HomeworkView({ given, homework, consent, ...files }: HomeworkViewProps) {
  // Opened beside one attempt; with the next one that is handed in it is over.
  const [openedBeside, setOpenedBeside] = useState<number | null>(null);
  const { task, handIns, left, isLate, refusal } = homework;
  const draft = useHandIn(given, task);
  const [last = null, ...earlier] = handIns;
  const mayHandIn = left > 0;
  const isOpened = last !== null && openedBeside === last.id;
  // What is begun, or on its way, is shown whatever came back.
  const isOpen =
    draft.isBegun ||
    draft.isSending ||
    (mayHandIn && (!last || last.state === 'again' || isOpened));
  const shown = last?.asked ?? task;
  // What was read before the task was changed, and what was said to it, stays readable while it is made again.
  const asked = new Set((task.lines ?? []).map(({ id }) => id));
  const removed = (last?.asked.lines ?? []).filter(({ id }) => !asked.has(id));
  return (
    <TaskFrame task={task} anchor={elementOf(given)} {...files}>
      {last && <AttemptState handIn={last} />}
      {isOpen ? (
        <>
          {removed.length > 0 && <ReadingRows lines={removed} handIn={last} {...files} />}
          {last && <AttemptRest handIn={last} onReload={files.onReload} />}
          <HandInForm
            {...{ task, draft, consent, last, ...files }}
            onClose={last && isOpened && !draft.isBegun ? () => setOpenedBeside(null) : null}
          />
        </>
      ) : (
        <>
          {shown.lines && <ReadingRows lines={shown.lines} handIn={last} {...files} />}
          {last && <AttemptRest handIn={last} onReload={files.onReload} />}
          {last && mayHandIn && (
            <Button
              variant="secondary"
              onClick={() => setOpenedBeside(last.id)}
              className="self-start"
            >
              {words.handInAgain}
            </Button>
          )}
        </>
      )}
      <NoLongerAsked draft={draft} />
      {refusal !== '' && <p className="text-muted">{refusal}</p>}
      {mayHandIn && isLate && <p className="font-medium text-bad">{words.late}</p>}
      {mayHandIn && <p className="text-muted text-sm">{words.left(left)}</p>}
      <EarlierAttempts handIns={earlier} {...files} />
    </TaskFrame>
  );
}
