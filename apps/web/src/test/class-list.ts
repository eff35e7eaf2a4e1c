import type { WireClass } from './a-class.ts';
import { ok, type Sent } from './mock-server.tsx';

/** Answers `getClassList` with those of some classes in whose names the search stands, as it was typed. */
export function classListOf(...classes: readonly WireClass[]) {
  return ({ fields }: Sent): Response => {
    const search = (fields.get('search') ?? '').toLowerCase();
    const found = classes.filter(({ name }) => name.toLowerCase().includes(search));
    const categories = [...new Set(classes.map(({ category }) => category))].sort();
    return ok(found, { total: found.length, page: 1, per_page: 10, more: false, categories });
  };
}
