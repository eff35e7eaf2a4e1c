import { Pause, Play, Square, Trash2 } from 'lucide-react';
import { Button } from '../button.tsx';
import { cx } from '../class-names.ts';
import { durationText } from '../duration.ts';
import { voiceText as words } from './text.ts';
import type { Recorder } from './use-recorder.ts';

interface RunningPanelProps {
  recorder: Recorder;
  maxSeconds: number;
  onDiscard: () => void;
}

/** A recording under way: its time, how loud it is, and the large button that ends it. */
export function RunningPanel({ recorder, maxSeconds, onDiscard }: RunningPanelProps) {
  const { state, seconds, level } = recorder;
  const isPaused = state === 'paused';
  const says = isPaused ? words.paused : words.recording;
  return (
    <div className="flex flex-col gap-3 rounded-field bg-bad-soft p-3">
      <div className="flex flex-wrap items-center gap-3">
        <span className={cx('size-3 rounded-full bg-bad', !isPaused && 'animate-pulse')} />
        <span className="figures font-medium">
          {says(durationText(Math.floor(seconds)), durationText(maxSeconds))}
        </span>
        <meter
          aria-label={words.level}
          min={0}
          max={1}
          low={0.05}
          high={0.9}
          optimum={0.5}
          value={level}
          className="h-3 min-w-24 grow"
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {isPaused ? (
          <Button variant="secondary" icon={<Play size={18} />} onClick={recorder.resume}>
            {words.goOn}
          </Button>
        ) : (
          <Button variant="secondary" icon={<Pause size={18} />} onClick={recorder.pause}>
            {words.pause}
          </Button>
        )}
        <button
          type="button"
          data-stops
          onClick={recorder.finish}
          aria-label={words.stop}
          title={words.stop}
          className="grid size-16 shrink-0 place-items-center rounded-full bg-bad text-on-bad hover:bg-bad-strong focus-visible:outline-primary"
        >
          <Square size={26} fill="currentColor" />
        </button>
        <Button variant="ghost" icon={<Trash2 size={18} />} onClick={onDiscard}>
          {words.discard}
        </Button>
      </div>
    </div>
  );
}
