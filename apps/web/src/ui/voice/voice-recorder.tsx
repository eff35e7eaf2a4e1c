import { Mic, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Take } from '../../platform/takes/take.ts';
import { Button } from '../button.tsx';
import { cx } from '../class-names.ts';
import { RunningPanel } from './running-panel.tsx';
import { TakePlayer } from './take-player.tsx';
import { interruptions, recordFailures, voiceText as words } from './text.ts';
import { useRecorder } from './use-recorder.ts';

interface VoiceRecorderProps {
  /** What was recorded, to listen to before it is sent; left out where its screen shows it. */
  take?: Take | null;
  /** Words of the button that begins. */
  label?: string;
  /** Names what was recorded, for assistive technology. */
  name?: string;
  /** The longest recording: 10 seconds to 10 minutes. */
  maxSeconds?: number;
  onTake: (take: Take) => void;
  /** Keeps what was said so far while it runs, should the page end; null once it is not wanted. */
  onSoFar?: (take: Take | null) => void;
  /** Throws the take away. */
  onDrop?: () => void;
  /** Whether R begins wherever on the page the focus is, but in a field. */
  hasPageKeys?: boolean;
  isDisabled?: boolean;
  /** Whether it begins by itself, as soon as it may: the press for it was made elsewhere. */
  beginsAtOnce?: boolean;
}

/** Whether a key is written there, rather than pressed. */
const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=range]), textarea, select'));

/**
 * Records a voice with one thumb, or by keys: R begins, Space or Enter stop, P rests and goes on, Escape asks
 * whether it is to be thrown away. What is said is kept over whatever interrupts it.
 */
export function VoiceRecorder(props: VoiceRecorderProps) {
  const { take = null, onTake, onSoFar, onDrop, isDisabled = false, hasPageKeys = false } = props;
  const { beginsAtOnce = false } = props;
  const { maxSeconds = 180, name = words.take } = props;
  const { label = take ? words.recordAgain : words.record } = props;
  const recorder = useRecorder({ maxSeconds, onTake, onSoFar });
  const { state, failure, interruption } = recorder;
  const [isAsking, setAsking] = useState(false);
  const frame = useRef<HTMLFieldSetElement>(null);
  const isRunning = state === 'recording' || state === 'paused';
  const still = isRunning ? 'running' : state === 'idle' ? 'idle' : null;
  useFocusKept(frame, isAsking ? 'asking' : still);
  const hasBegun = useRef(false);
  const start = useEffectEvent(() => {
    // Once, also where effects run twice.
    if (hasBegun.current) return;
    hasBegun.current = true;
    recorder.start();
  });
  const begins = beginsAtOnce && !isDisabled;
  useEffect(() => {
    if (begins) start();
  }, [begins]);
  const ask = () => {
    recorder.pause();
    setAsking(true);
  };
  const discard = () => {
    setAsking(false);
    if (isRunning) recorder.discard();
    else onDrop?.();
  };
  const onKey = (event: KeyboardEvent): boolean => {
    if (isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return false;
    const key = event.key.toLowerCase();
    if (key === 'escape' && isAsking) setAsking(false);
    else if (key === 'escape' && isRunning) ask();
    else if (key === 'r' && state === 'idle' && !isDisabled && !isAsking) recorder.start();
    else if (key === 'p' && state === 'recording') recorder.pause();
    else if (key === 'p' && state === 'paused') recorder.resume();
    else return false;
    return true;
  };
  const hears = useEffectEvent((event: KeyboardEvent) => {
    const isHere = frame.current?.contains(event.target as Node | null) === true;
    if (event.defaultPrevented || event.repeat || !(isHere || hasPageKeys)) return;
    if (!onKey(event)) return;
    // Escape would close the dialog around it.
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hears(event);
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, []);
  return (
    <fieldset ref={frame} className={cx('flex min-w-0 flex-col gap-3', isRunning && 'grow')}>
      <legend className="sr-only">{words.recorder}</legend>
      {take && !isRunning && (
        <TakePlayer
          sound={take.blob}
          bytes={take.blob.size}
          seconds={take.seconds}
          levels={take.levels}
          name={name}
        />
      )}
      {isAsking ? (
        <Question onDiscard={discard} onKeep={() => setAsking(false)} />
      ) : isRunning ? (
        <RunningPanel recorder={recorder} maxSeconds={maxSeconds} onDiscard={ask} />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <BeginButton
            label={label}
            busyLabel={state === 'finishing' ? words.finishing : words.asking}
            isBusy={state !== 'idle'}
            isDisabled={isDisabled}
            onClick={recorder.start}
          />
          {take && onDrop && state === 'idle' && (
            <Button
              variant="ghost"
              icon={<Trash2 size={18} />}
              disabled={isDisabled}
              onClick={() => setAsking(true)}
            >
              {words.discard}
            </Button>
          )}
        </div>
      )}
      <div role="status" className="empty:-mt-3">
        {interruption && <p className="text-sm">{interruptions[interruption]}</p>}
      </div>
      {failure && (
        <p role="alert" className="font-medium text-bad text-sm">
          {recordFailures[failure]}
        </p>
      )}
    </fieldset>
  );
}

interface BeginButtonProps {
  label: string;
  busyLabel: string;
  isBusy: boolean;
  isDisabled: boolean;
  onClick: () => void;
}

function BeginButton({ label, busyLabel, isBusy, isDisabled, onClick }: BeginButtonProps) {
  return (
    <Button
      variant="secondary"
      size="lg"
      data-begins
      aria-keyshortcuts="R"
      busy={isBusy}
      busyLabel={busyLabel}
      disabled={isDisabled}
      onClick={onClick}
      icon={
        <span className="-ms-3 grid size-11 place-items-center rounded-full bg-bad text-on-bad">
          <Mic size={22} />
        </span>
      }
      className="min-h-14 rounded-full"
    >
      {label}
    </Button>
  );
}

function Question({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  return (
    <div role="alert" className="flex flex-col gap-2 rounded-field bg-bad-soft px-3 py-2">
      <p className="font-medium">{words.askDiscard}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" icon={<Trash2 size={18} />} onClick={onDiscard}>
          {words.discard}
        </Button>
        <Button variant="secondary" autoFocus onClick={onKeep}>
          {words.keep}
        </Button>
      </div>
    </div>
  );
}

/** Keeps the focus within, on what the next press is for, when what had it goes. */
function useFocusKept(
  frame: React.RefObject<HTMLElement | null>,
  shows: 'running' | 'idle' | 'asking' | null,
): void {
  const before = useRef(shows);
  useEffect(() => {
    const was = before.current;
    if (shows === null || shows === was) return;
    before.current = shows;
    // The question takes the focus by itself.
    if (was === null || shows === 'asking') return;
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (!isLost) return;
    const next = shows === 'running' ? '[data-stops]' : '[data-begins]';
    frame.current?.querySelector<HTMLElement>(next)?.focus();
  }, [shows, frame]);
}
