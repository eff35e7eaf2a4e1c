import { Pause, Play, RotateCw } from 'lucide-react';
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useState,
} from 'react';
import { Button } from '../button.tsx';
import { sizeText } from '../byte-size.ts';
import { cx } from '../class-names.ts';
import { durationText } from '../duration.ts';
import { Segmented } from '../segmented.tsx';
import { Spinner } from '../spinner.tsx';
import { voiceText as words } from './text.ts';
import { useTakeSound } from './use-take-sound.ts';
import { Waveform } from './waveform.tsx';

/** A place in a take that something is pinned to, such as a reply. */
export interface TakeMarker {
  id: string | number;
  /** In seconds. */
  at: number;
  /** What stands there, for assistive technology. */
  label: string;
}

/** What a screen may do with a player: `pause` and `now` pin a reply to where it was. */
export interface TakeControls {
  play: () => void;
  pause: () => void;
  toggle: () => void;
  /** In seconds. */
  seek: (seconds: number) => void;
  now: () => number;
}

export interface TakePlayerProps {
  /** A file of this device, or a signed path. */
  sound: Blob | string;
  bytes: number | null;
  /** Null where it is not known before it is heard. */
  seconds: number | null;
  /** 64 numbers from 0 to 100; empty where nobody knows what it looks like. */
  levels: readonly number[];
  /** What is heard, for assistive technology. */
  name: string;
  markers?: readonly TakeMarker[];
  /** A marker was pressed; the player is there already. */
  onMarker?: (marker: TakeMarker) => void;
  /** It rests at this second, by a press. */
  onPause?: (seconds: number) => void;
  /** It was heard to its end. */
  onEnd?: () => void;
  /** Asks for the sound again, which signs its address anew. */
  onReload?: () => Promise<unknown>;
  ref?: Ref<TakeControls>;
}

/** How fast it is heard, for whoever learns to listen or has many to hear. */
const speeds = ['0.75', '1', '1.25'].map((value) => ({ value, label: `${value}×` }));
/** How far an arrow key goes, in seconds. */
const STEP = 2;

/**
 * Plays a recording: what it looks like, from any place, at three speeds, Space to rest. It says how long it is
 * and what it weighs, and nothing is fetched before it is played; one sound is heard at a time.
 *
 *     const player = useRef<TakeControls>(null);
 *     <TakePlayer ref={player} sound={take.path} bytes={take.bytes} seconds={take.seconds}
 *       levels={take.levels} name={text.takeOf(student)} onReload={refetch}
 *       markers={replies.map(({ id, atMs }) => ({ id, at: atMs / 1000, label: text.reply(id) }))} />
 */
export function TakePlayer(props: TakePlayerProps) {
  const { sound, bytes, seconds, levels, name, markers = [], onMarker, onPause, onReload } = props;
  const [speed, setSpeed] = useState('1');
  const heard = useTakeSound({ sound, seconds, speed: Number(speed), onEnd: props.onEnd });
  const { state, at, length } = heard;
  const isOn = state === 'heard' || state === 'coming';
  const pause = () => {
    heard.pause();
    onPause?.(heard.now());
  };
  const toggle = () => (isOn ? pause() : heard.play());
  useImperativeHandle(props.ref, () => ({
    ...{ play: heard.play, pause, toggle, seek: heard.seek, now: heard.now },
  }));
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowLeft: -STEP, ArrowRight: STEP };
    const step = steps[event.key];
    if (event.key === ' ') toggle();
    else if (event.key === 'Home') heard.seek(0);
    else if (event.key === 'End' && length !== null) heard.seek(length);
    else if (step) heard.seek(heard.now() + step);
    else return;
    event.preventDefault();
  };
  const said = length === null ? null : durationText(Math.round(length));
  const where = durationText(Math.floor(at));
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className="flex min-w-0 items-center gap-3">
        <button
          type="button"
          data-toggle
          aria-label={isOn ? words.pausePlay(name) : words.play(name)}
          aria-busy={state === 'coming' || undefined}
          onClick={toggle}
          className="grid size-12 shrink-0 place-items-center rounded-full bg-primary text-on-primary hover:bg-primary-strong focus-visible:outline-primary"
        >
          {state === 'coming' ? <Spinner /> : isOn ? <Pause size={22} /> : <Play size={22} />}
        </button>
        <Waveform
          levels={levels}
          share={length ? at / length : 0}
          marks={length ? markers.map((one) => one.at / length) : []}
        >
          <input
            type="range"
            dir="ltr"
            aria-label={words.place(name)}
            aria-valuetext={said === null ? where : words.placeText(where, said)}
            min={0}
            max={length ?? 0}
            step={0.1}
            value={at}
            disabled={length === null}
            onChange={({ target }) => heard.seek(Number(target.value))}
            onKeyDown={onKeyDown}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </Waveform>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="figures text-muted text-sm">
          {said !== null && (at > 0 || isOn) ? words.time(where, said) : detailsOf(said, bytes)}
        </p>
        {(isOn || at > 0) && (
          <Segmented label={words.speed} options={speeds} value={speed} onChange={setSpeed} />
        )}
      </div>
      {markers.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {markers.map((marker) => (
            <li key={marker.id}>
              <Button
                variant="secondary"
                size="sm"
                aria-label={marker.label}
                onClick={() => {
                  heard.seek(marker.at);
                  onMarker?.(marker);
                }}
                className={cx('figures', Math.abs(at - marker.at) < 0.5 && 'border-primary')}
              >
                {durationText(Math.floor(marker.at))}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div role="alert">
        {state === 'failed' && <Failed onReload={onReload} onAgain={heard.play} />}
      </div>
    </div>
  );
}

/** `1:23 · 280 kB`, as far as it is known. */
function detailsOf(length: string | null, bytes: number | null): string {
  const size = bytes === null ? null : sizeText(bytes);
  if (length !== null && size !== null) return words.size(length, size);
  return length ?? size ?? '';
}

interface FailedProps {
  onReload: (() => Promise<unknown>) | undefined;
  onAgain: () => void;
}

function Failed({ onReload, onAgain }: FailedProps) {
  const [isBusy, setBusy] = useState(false);
  const playNow = useEffectEvent(onAgain);
  const again = async () => {
    setBusy(true);
    await onReload?.();
    // What has come is handed down in the next moment.
    await new Promise((resolve) => setTimeout(resolve));
    setBusy(false);
    setLoaded(true);
  };
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (isLoaded) playNow();
  }, [isLoaded]);
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-field bg-sunken px-3 py-2">
      <p className="font-medium text-sm">{words.failed}</p>
      <Button
        variant="secondary"
        size="sm"
        icon={<RotateCw size={18} />}
        busy={isBusy}
        onClick={() => void again()}
      >
        {words.reload}
      </Button>
    </div>
  );
}
