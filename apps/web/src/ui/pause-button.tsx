import { dictionary } from '@institute/contract/language';
import { Pause, Play } from 'lucide-react';
import { cx } from './class-names.ts';

const text = dictionary('ui/pause', {
  pause: (what: string) => `Pause ${what}`,
  play: (what: string) => `Play ${what}`,
});

interface PauseButtonProps {
  playing: boolean;
  onChange: (playing: boolean) => void;
  /** What moves: "the features". */
  what: string;
  className?: string;
}

/** Stops and starts what moves by itself. */
export function PauseButton({ playing, onChange, what, className }: PauseButtonProps) {
  const Icon = playing ? Pause : Play;
  const label = playing ? text.pause(what) : text.play(what);
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-toggle
      onClick={() => onChange(!playing)}
      className={cx('tap inline-flex items-center justify-center rounded-full', className)}
    >
      <Icon size={18} />
    </button>
  );
}
