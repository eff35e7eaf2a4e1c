/**
 * The order of a class after lessons were put at wanted positions (from 1); the others keep their
 * order around them. A position beyond the end means the end; of two that want the same position
 * the first keeps it.
 */
export function arrange(
  current: readonly number[],
  wanted: readonly { id: number; position: number }[],
): number[] {
  const placed = new Set(wanted.map(({ id }) => id));
  const order = current.filter((id) => !placed.has(id));
  let next = 0;
  for (const { id, position } of [...wanted].sort((a, b) => a.position - b.position)) {
    next = Math.min(Math.max(position - 1, next), order.length);
    order.splice(next, 0, id);
    next += 1;
  }
  return order;
}

/** The order of a class after two of its lessons changed places. */
export function exchange(current: readonly number[], one: number, other: number): number[] {
  return current.map((id) => (id === one ? other : id === other ? one : id));
}
