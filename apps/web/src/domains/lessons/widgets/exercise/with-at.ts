/** A list with another thing at a place; browsers of some years ago have no `with`. */
export const withAt = <Item>(list: readonly Item[], place: number, item: Item): Item[] =>
  list.map((one, at) => (at === place ? item : one));
