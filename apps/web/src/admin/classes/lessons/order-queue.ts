/** What becomes of the orders that were pushed. */
interface Events {
  /** An order is with the server; `isLast` when none waits behind it. */
  onSaved: (order: readonly number[], isLast: boolean) => void;
  /** An order was not saved; those behind it, which built upon it, are given up with it. */
  onFailed: (error: unknown) => void;
}

/**
 * Saves orders one after the other. While one is on its way only the newest waits: each is the
 * whole order, so those between need not be sent, and none can overtake another.
 */
export function makeOrderQueue(
  save: (order: readonly number[]) => Promise<void>,
  { onSaved, onFailed }: Events,
): { push: (order: readonly number[]) => void } {
  let isSaving = false;
  let waiting: readonly number[] | null = null;

  async function run(first: readonly number[]): Promise<void> {
    isSaving = true;
    let order: readonly number[] | null = first;
    try {
      while (order) {
        const saving: readonly number[] = order;
        await save(saving);
        order = waiting;
        waiting = null;
        onSaved(saving, order === null);
      }
    } catch (error) {
      waiting = null;
      onFailed(error);
    } finally {
      isSaving = false;
    }
  }

  return {
    push: (order) => {
      if (isSaving) waiting = order;
      else void run(order);
    },
  };
}

/** Items in the order of some ids; those not named, which came meanwhile, stand last. */
export function inOrder<Item extends { id: number }>(
  items: readonly Item[],
  ids: readonly number[],
): Item[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  const at = ({ id }: Item) => place.get(id) ?? ids.length;
  return [...items].sort((a, b) => at(a) - at(b));
}
