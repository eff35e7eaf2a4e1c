import type { Reply, Take } from '@institute/contract/homework/hand-ins';
import { formatNumber } from '@institute/contract/language';
import { fileUrl } from '../../../platform/hosts.ts';
import { text as words } from '../text.ts';
import { Replies } from './heard-take.tsx';

interface PinnedPictureProps {
  take: Take;
  replies: readonly Reply[];
  alt: string;
  onReload: () => Promise<unknown>;
}

/** A picture that was handed in; what was said to a place of it has its number there. */
export function PinnedPicture({ take, replies, alt, onReload }: PinnedPictureProps) {
  if (take.path === '') return <p className="text-muted text-sm">{words.gone}</p>;
  const pinned = replies.filter(({ x }) => x !== null);
  const placeOf = (reply: Reply) => {
    const at = pinned.indexOf(reply);
    return at < 0 ? null : words.pin(at + 1);
  };
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <div dir="ltr" className="relative self-start">
        <img
          src={fileUrl(take.path)}
          alt={alt}
          loading="lazy"
          decoding="async"
          className="max-h-[70dvh] min-h-24 max-w-full rounded-field border border-line bg-sunken"
        />
        {pinned.map(({ id, x, y }, at) => (
          <span
            key={id}
            aria-hidden="true"
            style={{ left: `${(x ?? 0) / 10}%`, top: `${(y ?? 0) / 10}%` }}
            className="figures absolute grid size-7 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border-2 border-on-primary bg-primary font-semibold text-on-primary text-sm"
          >
            {formatNumber(at + 1)}
          </span>
        ))}
      </div>
      <Replies replies={replies} onReload={onReload} placeOf={placeOf} />
    </figure>
  );
}
