import { create } from 'zustand';
import { isActedFor, onSignOut, personNow } from './auth-store.ts';
import { openChannel } from './channel.ts';
import { keptDatabase, type Waiting } from './offline-database.ts';
import { serverNow } from './server-clock.ts';

export type { Waiting } from './offline-database.ts';

/**
 * What the person signed in has done that the server is still to hear, oldest first. It outlives the
 * page and the session: whoever signs in next sees their own alone.
 */
export const useWaitingStore = create<{ items: readonly Waiting[] }>()(() => ({ items: [] }));

/** So that two things of one millisecond keep their order. */
let lastAt = 0;

/** Tells the other tabs that something has come or gone. */
const channel = openChannel('waiting');
channel?.addEventListener('message', () => void readWaiting());
onSignOut(() => useWaitingStore.setState({ items: [] }));

/** Reads what waits of the person signed in, for everybody who follows it. */
export async function readWaiting(): Promise<readonly Waiting[]> {
  const person = personNow();
  const found = person ? await itemsOf(person) : [];
  if (person !== personNow()) return [];
  useWaitingStore.setState({ items: found });
  return found;
}

async function itemsOf(person: string): Promise<Waiting[]> {
  try {
    const items = await (await keptDatabase()).getAllFromIndex('waiting', 'person', person);
    return items.sort((one, other) => one.at - other.at);
  } catch {
    return [];
  }
}

/**
 * Keeps for later what could not be sent; `name` tells what it is among the person's own. False where
 * the device keeps nothing, and for an administrator who acts for somebody.
 */
export async function waitToSend(
  name: string,
  { what, input }: Pick<Waiting, 'what' | 'input'>,
): Promise<boolean> {
  const person = personNow();
  if (!person || isActedFor()) return false;
  lastAt = Math.max(serverNow(), lastAt + 1);
  const item = { key: keyOf(person, name), person, what, input, at: lastAt, refusal: null };
  return write((database) => database.put('waiting', item));
}

/** Lets go of what waited, because it has arrived or the person has taken it back. */
export function stopWaiting(key: string): Promise<boolean> {
  return write((database) => database.delete('waiting', key));
}

/** As {@link stopWaiting}, by the name under which it was kept. */
export async function stopWaitingFor(name: string): Promise<void> {
  const person = personNow();
  if (person && useWaitingStore.getState().items.some(({ key }) => key === keyOf(person, name)))
    await stopWaiting(keyOf(person, name));
}

/** Says why the server would not have it. It stays, for the person to decide. */
export async function noteRefusal(item: Waiting, refusal: string): Promise<void> {
  await write((database) => database.put('waiting', { ...item, refusal }));
}

const keyOf = (person: string, name: string) => `${person} ${name}`;

async function write(
  act: (database: Awaited<ReturnType<typeof keptDatabase>>) => Promise<unknown>,
): Promise<boolean> {
  try {
    await act(await keptDatabase());
  } catch {
    return false;
  }
  await readWaiting();
  channel?.postMessage(null);
  return true;
}
