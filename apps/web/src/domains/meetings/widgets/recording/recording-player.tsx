import type { RecordingSound } from '@institute/contract/meetings/recordings';
import { RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fileUrl } from '../../../../platform/hosts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import { text } from './text.ts';

/** How fast it is heard: slowly by who learns to listen, fast by who looks for a place. */
const speeds = ['0.75', '1', '1.25', '1.5'].map((value) => ({ value, label: `${value}×` }));

interface RecordingPlayerProps {
  sound: RecordingSound;
  /** Names it for assistive technology. */
  name: string;
  /** Whether its listener has just asked for it. */
  isWanted?: boolean;
  /** Asks for the recording again, which signs its address anew. */
  onReload: () => Promise<unknown>;
}

/** The sound of a meeting, from any place in it, at four speeds. Nothing of it is fetched before it is played. */
export function RecordingPlayer({ onReload, ...heard }: RecordingPlayerProps) {
  const [speed, setSpeed] = useState('1');
  const [isBroken, setBroken] = useState(false);
  const [isReloading, setReloading] = useState(false);
  const reload = async () => {
    setReloading(true);
    await onReload();
    // What has come is handed down in the next moment.
    await new Promise((resolve) => setTimeout(resolve));
    setReloading(false);
    setBroken(false);
  };
  if (isBroken) {
    return (
      <div role="alert" className="flex flex-col items-start gap-2 rounded-field bg-sunken p-3">
        <p className="font-medium">{text.failed}</p>
        <p className="text-muted text-sm">{text.failedDetail}</p>
        <Button
          variant="secondary"
          icon={<RotateCw size={18} />}
          busy={isReloading}
          onClick={() => void reload()}
        >
          {text.reload}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <Sound {...heard} speed={Number(speed)} onError={() => setBroken(true)} />
      <Segmented
        label={text.speed}
        options={speeds}
        value={speed}
        onChange={setSpeed}
        className="self-start"
      />
    </div>
  );
}

interface SoundProps extends Omit<RecordingPlayerProps, 'onReload'> {
  speed: number;
  onError: () => void;
}

function Sound({ sound, name, isWanted = false, speed, onError }: SoundProps) {
  const audio = useRef<HTMLAudioElement>(null);
  // Held while it plays: a fresh answer signs the address anew.
  const [source] = useState(() => fileUrl(sound.path));
  useEffect(() => {
    if (!audio.current) return;
    audio.current.defaultPlaybackRate = speed;
    audio.current.playbackRate = speed;
  }, [speed]);
  return (
    // biome-ignore lint/a11y/useMediaCaption: what was said in a meeting is written down nowhere.
    <audio
      ref={audio}
      src={source}
      aria-label={name}
      controls
      preload="none"
      autoPlay={isWanted}
      onError={onError}
      className="w-full"
    />
  );
}
