import { getHandIn } from '@institute/contract/homework/answers';
import type { Take } from '@institute/contract/homework/hand-ins';
import { playablePath } from '../../domains/homework/take-path.ts';
import { useRefresh } from '../../platform/answers.ts';
import { TakePlayer, type TakePlayerProps } from '../../ui/voice/take-player.tsx';
import { openText as words } from './text.ts';

interface PlayedSoundProps extends Pick<TakePlayerProps, 'markers' | 'onEnd' | 'ref' | 'name'> {
  sound: Pick<Take, 'path' | 'copyPath' | 'extension' | 'bytes' | 'seconds' | 'levels'>;
}

/** A recording of a hand-in, or of a reply to it; in words where its time is over. */
export function PlayedSound({ sound, ...rest }: PlayedSoundProps) {
  const refresh = useRefresh();
  if (sound.path === '') return <p className="text-muted">{words.isGone}</p>;
  return (
    <TakePlayer
      sound={playablePath(sound)}
      bytes={sound.bytes}
      seconds={sound.seconds || null}
      levels={sound.levels}
      onReload={() => refresh(getHandIn)}
      {...rest}
    />
  );
}
