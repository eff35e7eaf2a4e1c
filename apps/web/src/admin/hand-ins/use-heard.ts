import type { Take } from '@institute/contract/homework/hand-ins';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ofTheWhole, type Target } from '../../domains/homework/reply-slot.ts';
import type { TakeControls } from '../../ui/voice/take-player.tsx';

/** A place in a picture that a reply goes to. */
export interface Pin {
  takeId: number;
  x: number;
  y: number;
}

/** Which take of a hand-in is in view, how its recordings are heard, and where a reply would be pinned. */
export function useHeard(takes: readonly Take[], playsAtOnce: boolean) {
  const [currentId, setCurrentId] = useState(takes[0]?.id ?? null);
  const [heardIds, setHeardIds] = useState<ReadonlySet<number>>(new Set());
  const [pin, setPin] = useState<Pin | null>(null);
  const controls = useRef(new Map<number, TakeControls>());
  const place = takes.findIndex(({ id }) => id === currentId);
  const current = takes[place] ?? null;
  const now = () => (current ? controls.current.get(current.id) : undefined);

  const play = (to: number) => {
    const take = takes[to];
    if (!take) return;
    setCurrentId(take.id);
    const player = controls.current.get(take.id);
    player?.play();
    const card = document.getElementById(takeCardId(take.id));
    card?.scrollIntoView?.({ block: 'nearest' });
  };
  const begin = useEffectEvent(() => play(0));
  useEffect(() => {
    if (playsAtOnce) begin();
  }, [playsAtOnce]);

  return {
    ...{ currentId, pin },
    /** Whether a take was heard to its end; the one that follows is then the one in view. */
    wasHeard: (id: number) => heardIds.has(id),
    /** Holds the player of a take. */
    hold: (id: number) => (player: TakeControls | null) => {
      if (player) controls.current.set(id, player);
      else controls.current.delete(id);
    },
    choose: (id: number) => setCurrentId(id),
    pinAt: (next: Pin | null) => {
      setPin(next);
      if (next) setCurrentId(next.takeId);
    },
    toggle: () => now()?.toggle(),
    seek: (by: number) => {
      const player = now();
      player?.seek(player.now() + by);
    },
    step: (by: 1 | -1) => {
      if (!takes[place + by]) return;
      now()?.pause();
      play(place + by);
    },
    /** The one that follows is heard as well. */
    ended: (id: number) => {
      setHeardIds((ids) => new Set([...ids, id]));
      const at = takes.findIndex((take) => take.id === id);
      if (takes[at + 1]?.kind === 'voice') play(at + 1);
    },
    /** Pauses, and says where that was: a second, a place in a picture, or the whole. */
    rest: (): Target => {
      const player = now();
      player?.pause();
      if (!current) return ofTheWhole;
      const takeId = current.id;
      if (pin?.takeId === takeId) return { takeId, atMs: null, x: pin.x, y: pin.y };
      const seconds = player?.now() ?? 0;
      const atMs = seconds > 0 ? Math.round(seconds * 1000) : null;
      return { ...ofTheWhole, takeId, atMs };
    },
  };
}
export type Heard = ReturnType<typeof useHeard>;

/** The id of what stands around a take on the page. */
export const takeCardId = (id: number): string => `take-${id}`;
