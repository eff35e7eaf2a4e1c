/*
 * What this browser keeps: a copy of something, and never a condition. It may be forbidden (reading it then
 * throws), missing (null, as in some browsers within apps) or full; whoever keeps something that could be lost
 * looks at what `setItem` says.
 */

/** A storage of the browser that never throws: what it cannot read is not there. */
export interface KeptStorage {
  getItem(name: string): string | null;
  /** False where it cannot be kept. */
  setItem(name: string, value: string): boolean;
  /** False where nothing can be taken away either. */
  removeItem(name: string): boolean;
  /** The names of all that is kept. */
  names(): string[];
  clear(): void;
}

function kept(open: () => Storage): KeptStorage {
  const attempt = <Result>(act: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return act(open());
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (name) => attempt((storage) => storage.getItem(name), null),
    setItem: (name, value) =>
      attempt((storage) => {
        storage.setItem(name, value);
        return true;
      }, false),
    removeItem: (name) =>
      attempt((storage) => {
        storage.removeItem(name);
        return true;
      }, false),
    names: () => attempt((storage) => Object.keys(storage), []),
    clear: () => attempt((storage) => storage.clear(), undefined),
  };
}

/** What stays on the device until it is taken away. The server, which paints pages, has none. */
export const deviceStorage = kept(() => window.localStorage);

/** {@link deviceStorage} for a store of zustand. Throws on the server, where a store has nothing to begin with. */
export function storesOnDevice(): KeptStorage {
  if (typeof window === 'undefined') throw new Error('A server keeps nothing of a device.');
  return deviceStorage;
}

/** What stays while the tab is open. */
export const visitStorage = kept(() => window.sessionStorage);

/** Whether the device keeps anything at all. */
export function deviceKeeps(): boolean {
  const name = 'storage-probe';
  const keeps = deviceStorage.setItem(name, '1') && deviceStorage.getItem(name) === '1';
  deviceStorage.removeItem(name);
  return keeps;
}
