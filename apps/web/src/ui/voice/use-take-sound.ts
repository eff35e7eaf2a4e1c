import { useCallback, useEffect, useRef, useState } from 'react';
import { fileUrl } from '../../platform/hosts.ts';
import { hearAlone } from '../one-sound.ts';

/** A sound as it is heard. */
export interface TakeSound {
  state: 'still' | 'coming' | 'heard' | 'failed';
  /** Where it is, in seconds. */
  at: number;
  /** How long it is, as far as that is known. */
  length: number | null;
  play: () => void;
  pause: () => void;
  seek: (seconds: number) => void;
  /** Where it is at this moment. */
  now: () => number;
}

interface TakeSoundOptions {
  /** What is heard: a file of this device, or a signed path. */
  sound: Blob | string;
  /** How long it is said to be; files of browsers do not always tell. */
  seconds: number | null;
  speed: number;
  /** It was heard to its end. */
  onEnd?: (() => void) | undefined;
}

/** Hears a sound from any place in it. Nothing of it is fetched before it is played. */
export function useTakeSound({ sound, seconds, speed, onEnd }: TakeSoundOptions): TakeSound {
  const ended = useRef(onEnd);
  ended.current = onEnd;
  const [state, setState] = useState<TakeSound['state']>('still');
  const [at, setAt] = useState(0);
  const [found, setFound] = useState<number | null>(null);
  const audio = useRef<HTMLAudioElement | null>(null);
  const place = useRef(0);
  const address = useRef<string | null>(null);

  const pause = useCallback(() => audio.current?.pause(), []);
  /** Another sound begins anew; a path that is signed anew is the same while it is heard. */
  const identity = typeof sound === 'string' ? (sound.split('?')[0] ?? '') : sound;
  useEffect(() => {
    void identity;
    return () => {
      audio.current?.pause();
      audio.current = null;
      if (address.current?.startsWith('blob:')) URL.revokeObjectURL(address.current);
      address.current = null;
      place.current = 0;
      setState('still');
      setAt(0);
      setFound(null);
    };
  }, [identity]);
  useEffect(() => {
    if (audio.current) audio.current.playbackRate = speed;
  }, [speed]);

  const load = (): HTMLAudioElement => {
    if (address.current?.startsWith('blob:')) URL.revokeObjectURL(address.current);
    address.current = typeof sound === 'string' ? fileUrl(sound) : URL.createObjectURL(sound);
    const made = new Audio(address.current);
    audio.current = made;
    made.defaultPlaybackRate = speed;
    made.playbackRate = speed;
    const isCurrent = () => audio.current === made;
    const tell = () => {
      if (!isCurrent()) return;
      place.current = made.currentTime;
      setAt(made.currentTime);
    };
    made.onloadedmetadata = () => {
      if (!isCurrent()) return;
      if (Number.isFinite(made.duration) && made.duration > 0) setFound(made.duration);
      if (place.current > 0) made.currentTime = place.current;
    };
    made.ontimeupdate = () => made.readyState > 0 && tell();
    made.onplaying = () => isCurrent() && setState('heard');
    made.onwaiting = () => isCurrent() && setState('coming');
    made.onpause = () => isCurrent() && setState((one) => (one === 'failed' ? one : 'still'));
    made.onended = () => {
      if (!isCurrent()) return;
      place.current = 0;
      made.currentTime = 0;
      setAt(0);
      setState('still');
      ended.current?.();
    };
    made.onerror = () => {
      if (!isCurrent()) return;
      audio.current = null;
      setState('failed');
    };
    return made;
  };
  const play = () => {
    hearAlone(pause);
    const playing = audio.current ?? load();
    setState('coming');
    playing.play().catch((error: unknown) => {
      if (audio.current !== playing) return;
      // A browser that lets no page speak first, and a press that came before it had begun, are no failure.
      const isCalm = error instanceof DOMException && error.name !== 'NotSupportedError';
      setState(isCalm ? 'still' : 'failed');
      if (!isCalm) audio.current = null;
    });
  };
  const length = seconds ?? found;
  const seek = (to: number) => {
    const next = Math.max(0, length === null ? to : Math.min(length, to));
    place.current = next;
    setAt(next);
    if (audio.current && audio.current.readyState > 0) audio.current.currentTime = next;
  };
  return { state, at, length, play, pause, seek, now: () => place.current };
}
