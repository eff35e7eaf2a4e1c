/** Draws a whole number from 0 to `below` - 1. */
export type Draw = (below: number) => number;

/** The items in an order that is left to chance; the given array stays as it is. */
export function shuffled<Item>(items: readonly Item[], draw: Draw): Item[] {
  const left = [...items];
  const mixed: Item[] = [];
  while (left.length > 0) mixed.push(...left.splice(draw(left.length), 1));
  return mixed;
}
