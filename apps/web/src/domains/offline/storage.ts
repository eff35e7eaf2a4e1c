/** Room on this device for what this site keeps, in bytes. */
export interface Room {
  used: number;
  free: number;
}

/** How much this site keeps here and may keep still; null where the browser does not tell. */
export async function roomHere(): Promise<Room | null> {
  try {
    const { usage = 0, quota } = await navigator.storage.estimate();
    return quota === undefined ? null : { used: usage, free: Math.max(0, quota - usage) };
  } catch {
    return null;
  }
}

/** Whether so many bytes find room, as far as the browser tells. */
export async function hasRoomFor(bytes: number): Promise<boolean> {
  const room = await roomHere();
  return room === null || bytes <= room.free;
}

/** Asks the browser not to take what is saved when the device runs short of room. */
export async function keepForGood(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}

/** Whether this browser can keep a class at all. */
export function canSave(): boolean {
  try {
    return Boolean(window.caches && window.indexedDB && navigator.serviceWorker);
  } catch {
    // Asking for what is forbidden throws.
    return false;
  }
}

/** Whether data is dear here: the person asked to save it, or the line is one that is paid by use. */
export function isDear(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; type?: string; effectiveType?: string };
  };
  return (
    connection?.saveData === true ||
    connection?.type === 'cellular' ||
    /2g$/.test(connection?.effectiveType ?? '')
  );
}
