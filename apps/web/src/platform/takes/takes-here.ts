import { DRAFT_PREFIX, personNow } from '../auth-store.ts';
import { deviceStorage } from '../storage.ts';

/**
 * Where it is noted what this device keeps takes of a person for, who is signed in: beside drafts, which a session
 * that ends leaves.
 */
export const takesHereName = (person = personNow() ?? '') => `${DRAFT_PREFIX}takes:${person}`;

/** Whether takes lie here, to be sent or to be lost by a logout: known on every page without their code. */
export const hasTakesHere = () => deviceStorage.getItem(takesHereName()) !== null;
