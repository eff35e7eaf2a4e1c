import type { Letter } from '@institute/contract/letters/letters';
import { TakePlayer } from '../../../ui/voice/take-player.tsx';
import { playablePath } from '../../homework/take-path.ts';
import { text } from '../text.ts';

interface HeardVoiceProps {
  voice: NonNullable<Letter['voice']>;
  name: string;
  onReload: () => Promise<unknown>;
}

/** The recording of a letter, to be heard. */
export function HeardVoice({ voice, name, onReload }: HeardVoiceProps) {
  if (voice.path === '') return <p className="text-muted text-sm">{text.voiceGone}</p>;
  return (
    <TakePlayer
      sound={playablePath(voice)}
      bytes={voice.bytes}
      seconds={voice.seconds || null}
      levels={voice.levels}
      name={name}
      onReload={onReload}
    />
  );
}
