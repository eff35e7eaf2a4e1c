import { dictionary } from '@institute/contract/language';
import { Square, Volume2 } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fileUrl } from '../platform/hosts.ts';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { hearAlone } from './one-sound.ts';
import { Spinner } from './spinner.tsx';

const words = dictionary('ui/sound-button', {
  hear: (word: string) => `Hear ${word}`,
  stop: (word: string) => `Stop ${word}`,
  failed: 'The sound could not be loaded. Press again.',
});

interface SoundButtonProps {
  /** Signed path of the sound. */
  path: string;
  /** What is heard. */
  word: string;
  /** Whether it is heard at once, as its listener has chosen. */
  isHeardAtOnce?: boolean;
  className?: string;
}

/** A button that lets a word be heard. Nothing of the sound is fetched before it is pressed. */
export function SoundButton({ path, word, isHeardAtOnce = false, className }: SoundButtonProps) {
  const [state, setState] = useState<'still' | 'coming' | 'heard' | 'failed'>('still');
  const audio = useRef<HTMLAudioElement | null>(null);

  const stop = useCallback(() => {
    const playing = audio.current;
    audio.current = null;
    playing?.pause();
    setState((now) => (now === 'failed' ? now : 'still'));
  }, []);
  const play = useCallback(() => {
    hearAlone(stop);
    const made = new Audio(fileUrl(path));
    audio.current = made;
    const says = (next: typeof state) => audio.current === made && setState(next);
    made.onended = () => says('still');
    made.onplaying = () => says('heard');
    made.onerror = () => says('failed');
    setState('coming');
    // A browser that lets no page speak first has not failed; a sound that does not come tells itself.
    made.play().catch((error: unknown) => {
      const isForbidden = error instanceof DOMException && error.name === 'NotAllowedError';
      says(isForbidden ? 'still' : 'failed');
    });
  }, [path, stop]);
  useEffect(() => {
    if (isHeardAtOnce) play();
    return stop;
  }, [isHeardAtOnce, play, stop]);

  const isOn = state === 'coming' || state === 'heard';
  return (
    <span className={cx('inline-flex items-center gap-2', className)}>
      <IconButton
        label={isOn ? words.stop(word) : words.hear(word)}
        aria-busy={state === 'coming' || undefined}
        onClick={isOn ? stop : play}
        className="bg-primary-soft text-primary"
      >
        {state === 'coming' ? (
          <Spinner />
        ) : state === 'heard' ? (
          <Square size={18} />
        ) : (
          <Volume2 size={20} />
        )}
      </IconButton>
      <span role="alert" className="text-bad text-sm">
        {state === 'failed' && words.failed}
      </span>
    </span>
  );
}
