import { DRAFT_PREFIX, personNow } from '../auth-store.ts';
import { deviceStorage } from '../storage.ts';

/**
 * Where it is noted what this device keeps takes of the person signed in for: beside drafts, which a session
 * that ends leaves.
 */
export const takesHereName = () => `${DRAFT_PREFIX}takes:${personNow() ?? ''}`;

/** Whether takes lie here, to be sent or to be lost by a logout: known on every page without their code. */
export const hasTakesHere = () => deviceStorage.getItem(takesHereName()) !== null;
