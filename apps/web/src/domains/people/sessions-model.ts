import type * as wire from '@institute/contract/sessions';
import { dateOfUnix, isSet } from '../../platform/decode.ts';

/** A place where a person is signed in. */
export interface SignedInPlace {
  id: number;
  /** Names of the browser and of the system it runs on; empty when unknown. */
  browser: string;
  system: string;
  address: string;
  signedInAt: Date | null;
  lastSeenAt: Date | null;
  /** Whether it is this very place. */
  isCurrent: boolean;
}

export function placesOf(places: readonly wire.SignedInPlace[]): SignedInPlace[] {
  return places.map((place) => ({
    id: place.id,
    browser: place.browser,
    system: place.system,
    address: place.address,
    signedInAt: dateOfUnix(place.signed_in),
    lastSeenAt: dateOfUnix(place.last_seen),
    isCurrent: isSet(place.current),
  }));
}
