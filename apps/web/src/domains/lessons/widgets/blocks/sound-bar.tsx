import { Pause, Play, Repeat1, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { sizeText } from '../../../../ui/byte-size.ts';
import { cx } from '../../../../ui/class-names.ts';
import { Segmented } from '../../../../ui/segmented.tsx';
import { useReading } from '../reading/reading-store.ts';
import type { BlockSound } from './block-sound.ts';
import { blocksText as words } from './text.ts';
import type { LineSound } from './use-line-sound.ts';

const speeds = [
  { value: '0.6', label: words.speeds.slow },
  { value: '0.75', label: words.speeds.calm },
  { value: '1', label: words.speeds.own },
];

interface SoundBarProps {
  sound: BlockSound;
  heard: LineSound;
  /** Whether single lines are known in it. */
  canRepeat: boolean;
}

/** The sound of some lines: to hear, stop and repeat it, and how fast. Nothing is fetched before. */
export function SoundBar({ sound, heard, canRepeat }: SoundBarProps) {
  const { speed, setSpeed } = useReading();
  const [isBroken, setBroken] = useState(false);
  // Held while it plays: a fresh answer signs the address anew.
  const [source] = useState(sound.source);
  return (
    <div
      className={cx(
        '-mx-2 mb-4 flex flex-wrap items-center gap-3 rounded-field px-2 py-2',
        // While it plays it stays at hand, however far the lines have come.
        heard.isPlaying && 'sticky top-16 z-10 border border-line bg-surface shadow-overlay',
      )}
    >
      <audio
        ref={heard.audio}
        src={source || undefined}
        preload="none"
        onError={() => setBroken(true)}
        {...heard.events}
      />
      {isBroken ? (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          {words.soundFailed}
          <Button
            variant="secondary"
            size="sm"
            busy={sound.reloading}
            onClick={sound.onReload}
            icon={<RotateCw size={18} />}
          >
            {words.reload}
          </Button>
        </p>
      ) : (
        <Button
          variant="secondary"
          onClick={heard.toggle}
          icon={heard.isPlaying ? <Pause size={18} /> : <Play size={18} />}
        >
          {heard.isPlaying ? words.pause : words.play}
          {sound.bytes !== undefined && !heard.isPlaying && (
            <span className="figures font-normal text-muted text-sm">{sizeText(sound.bytes)}</span>
          )}
        </Button>
      )}
      <Segmented
        label={words.speed}
        options={speeds}
        value={`${speed}`}
        onChange={(value) => setSpeed(Number(value))}
      />
      {canRepeat && (
        <Button
          variant="secondary"
          aria-pressed={heard.isRepeating}
          onClick={() => heard.repeat(!heard.isRepeating)}
          icon={<Repeat1 size={18} />}
          className={cx(heard.isRepeating && 'border-primary bg-primary-soft text-primary')}
        >
          {words.repeat}
        </Button>
      )}
    </div>
  );
}
