import { dictionary } from '@institute/contract/language';
import { Pause, Play } from 'lucide-react';
import { cx } from '../../ui/class-names.ts';

const text = dictionary('public/landing/pause', {
  pause: (what: string) => `Pause ${what}`,
  play: (what: string) => `Play ${what}`,
});

interface PauseButtonProps {
  /** What moves: "the features". */
  what: string;
  className: string;
}

/** Stops and starts what moves by itself; which of the two it does, `live/moving.ts` says. */
export function PauseButton({ what, className }: PauseButtonProps) {
  return (
    <button
      type="button"
      aria-label={text.pause(what)}
      title={text.pause(what)}
      data-toggle
      data-playing="true"
      data-pause={text.pause(what)}
      data-play={text.play(what)}
      className={cx('tap group inline-flex items-center justify-center rounded-full', className)}
    >
      <Pause size={18} className="group-data-[playing=false]:hidden" />
      <Play size={18} className="group-data-[playing=true]:hidden" />
    </button>
  );
}
