import type { Reply, Take } from '@institute/contract/homework/hand-ins';
import { MapPin, X } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { fileUrl } from '../../platform/hosts.ts';
import { Button } from '../../ui/button.tsx';
import { openText as words } from './text.ts';
import type { Pin } from './use-heard.ts';

interface PinnedPictureProps {
  take: Take;
  replies: readonly Reply[];
  alt: string;
  pin: Pin | null;
  /** Null where nothing may be pinned. */
  onPin: ((pin: Pin | null) => void) | null;
}

/** Thousandths of a width or height. */
const WHOLE = 1000;
const shareOf = (part: number, whole: number) =>
  Math.max(0, Math.min(WHOLE, Math.round((part / whole) * WHOLE)));
const placeOf = (x: number, y: number) => ({ left: `${x / 10}%`, top: `${y / 10}%` });

/** A picture of what was written by hand. A press in it says where the next reply goes. */
export function PinnedPicture({ take, replies, alt, pin, onPin }: PinnedPictureProps) {
  // Its address is signed anew each time it is asked for; the picture is the same.
  const [source] = useState(() => fileUrl(take.path));
  const [isBroken, setBroken] = useState(false);
  if (take.path === '') return <p className="text-muted">{words.isGone}</p>;
  if (isBroken) return <p role="alert">{words.broken}</p>;
  const press = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const [x, y] = [shareOf(clientX - left, width), shareOf(clientY - top, height)];
    onPin?.({ takeId: take.id, x, y });
  };
  return (
    <div className="flex flex-col gap-1.5">
      <div dir="ltr" className="relative w-fit max-w-full">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: by keys a reply goes to the picture as a whole. */}
        <img
          src={source}
          alt={alt}
          onError={() => setBroken(true)}
          onClick={onPin ? press : undefined}
          className="max-h-[70dvh] max-w-full rounded-field bg-sunken data-pins:cursor-crosshair"
          data-pins={onPin ? '' : undefined}
        />
        {replies.map(
          ({ id, x, y }, at) =>
            x !== null &&
            y !== null && (
              <span
                key={id}
                style={placeOf(x, y)}
                className="figures pointer-events-none absolute grid size-7 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full bg-gold font-semibold text-on-gold text-sm shadow-card"
              >
                <span className="sr-only">{words.pin(at + 1)}</span>
                <span aria-hidden="true">{at + 1}</span>
              </span>
            ),
        )}
        {pin && (
          <MapPin
            size={32}
            style={placeOf(pin.x, pin.y)}
            className="pointer-events-none absolute -translate-x-1/2 -translate-y-full fill-surface text-primary"
          />
        )}
      </div>
      <div role="status">
        {pin ? (
          <p className="flex flex-wrap items-center gap-2 font-medium text-sm">
            {words.pinHere}
            <Button variant="ghost" size="sm" icon={<X size={16} />} onClick={() => onPin?.(null)}>
              {words.unpin}
            </Button>
          </p>
        ) : (
          onPin && <p className="text-muted text-sm">{words.pictureHint}</p>
        )}
      </div>
    </div>
  );
}
