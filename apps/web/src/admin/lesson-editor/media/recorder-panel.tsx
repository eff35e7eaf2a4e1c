import { Mic, Square } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { durationText } from '../../../ui/duration.ts';
import { recordFailures, mediaText as words } from './text.ts';
import { MOST_SECONDS, useRecorder } from './use-recorder.ts';

interface RecorderPanelProps {
  /** Words of the button that begins. */
  label: string;
  onTake: (take: Blob) => void;
}

/** A button that records, and while it does the time, how loud it is, and the way to stop. */
export function RecorderPanel({ label, onTake }: RecorderPanelProps) {
  const recorder = useRecorder(onTake);
  const { state, failure, seconds, level } = recorder;
  if (state === 'recording') {
    return (
      <div className="flex grow flex-wrap items-center gap-3 rounded-field bg-bad-soft px-3 py-2">
        <span className="size-3 animate-pulse rounded-full bg-bad" />
        <span className="figures font-medium">
          {words.recording(durationText(Math.floor(seconds)), durationText(MOST_SECONDS))}
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
        <Button variant="danger" icon={<Square size={16} />} onClick={recorder.stop}>
          {words.stopRecording}
        </Button>
      </div>
    );
  }
  return (
    <>
      <Button
        variant="secondary"
        icon={<Mic size={18} />}
        busy={state === 'asking'}
        busyLabel={words.asking}
        onClick={recorder.start}
      >
        {label}
      </Button>
      {failure && (
        <p role="alert" className="order-last w-full font-medium text-bad text-sm">
          {recordFailures[failure]}
        </p>
      )}
    </>
  );
}
