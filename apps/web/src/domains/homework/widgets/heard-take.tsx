import type { Reply, Take } from '@institute/contract/homework/hand-ins';
import { useRef } from 'react';
import { durationText } from '../../../ui/duration.ts';
import { PersonBlock, PersonText } from '../../../ui/person-text.tsx';
import { type TakeControls, TakePlayer } from '../../../ui/voice/take-player.tsx';
import { playablePath } from '../take-path.ts';
import { text as words } from '../text.ts';

interface HeardTakeProps {
  take: Take;
  /** What is said to it, in the order of the recording. */
  replies: readonly Reply[];
  name: string;
  onReload: () => Promise<unknown>;
}

/** A recording with what was said to it: each reply at its place, its words beneath, its voice by a press. */
export function HeardTake({ take, replies, name, onReload }: HeardTakeProps) {
  const player = useRef<TakeControls>(null);
  const voices = useRef(new Map<number, TakeControls>());
  const markers = replies.flatMap(({ id, atMs }) =>
    atMs === null
      ? []
      : [{ id, at: atMs / 1000, label: words.replyAt(durationText(Math.floor(atMs / 1000))) }],
  );
  if (take.path === '') return <p className="text-muted text-sm">{words.gone}</p>;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <TakePlayer
        ref={player}
        sound={playablePath(take)}
        bytes={take.bytes}
        seconds={take.seconds || null}
        levels={take.levels}
        name={name}
        markers={markers}
        onMarker={({ id }) => {
          const voice = voices.current.get(Number(id));
          if (!voice) return;
          player.current?.pause();
          voice.play();
        }}
        onReload={onReload}
      />
      <Replies replies={replies} onReload={onReload} voices={voices.current} />
    </div>
  );
}

interface RepliesProps {
  replies: readonly Reply[];
  onReload: () => Promise<unknown>;
  /** Whereby the voices among them are played from elsewhere. */
  voices?: Map<number, TakeControls>;
  /** What stands before each, such as its number in a picture. */
  placeOf?: (reply: Reply) => string | null;
}

const timeOf = ({ atMs }: Reply) => (atMs === null ? null : durationText(Math.floor(atMs / 1000)));

/** What a teacher has said, in words or as a voice. */
export function Replies({ replies, onReload, voices, placeOf = timeOf }: RepliesProps) {
  if (replies.length === 0) return null;
  return (
    <ul aria-label={words.teacher} className="flex flex-col gap-2">
      {replies.map((reply) => {
        const place = placeOf(reply);
        return (
          <li
            key={reply.id}
            className="flex flex-col gap-1 rounded-field border-primary border-s-4 bg-primary-soft px-3 py-2"
          >
            <p className="flex flex-wrap gap-x-2 text-muted text-sm">
              {place !== null && <span className="figures font-semibold">{place}</span>}
              <PersonText isName>{reply.byName}</PersonText>
            </p>
            {reply.text !== '' && (
              <PersonBlock className="whitespace-pre-wrap leading-relaxed [overflow-wrap:anywhere]">
                {reply.text}
              </PersonBlock>
            )}
            {reply.voice && (
              <TakePlayer
                ref={(controls) => {
                  if (controls) voices?.set(reply.id, controls);
                  else voices?.delete(reply.id);
                }}
                sound={playablePath(reply.voice)}
                bytes={reply.voice.bytes}
                seconds={reply.voice.seconds || null}
                levels={reply.voice.levels}
                name={words.replyVoice(reply.byName)}
                onReload={onReload}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
