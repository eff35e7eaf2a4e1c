/** Where a reference leads: wallet funding, or the class it names by id or rand token. */
export type ReferencePurpose = { purpose: 'fund' } | { purpose: 'class'; classRef: string };

/** References that differ in `_` and `-` alone are the same payment (rulings §3). */
export const referenceKey = (reference: string): string => reference.trim().replaceAll('_', '-');

/** `CLASS_{classId}_{random}` or `FUND_{random}` (student §7). */
export function makeReference(
  order: { purpose: 'fund' } | { purpose: 'class'; classId: number },
  random: string,
): string {
  return order.purpose === 'fund' ? `FUND_${random}` : `CLASS_${order.classId}_${random}`;
}

const FUND = /^FUND[_-][A-Za-z0-9.=_-]{1,100}$/;
const CLASS = /^CLASS[_-]([A-Za-z0-9_-]{1,64})[_-][A-Za-z0-9.=]{1,60}$/;

/** What a reference is for, also one that a client made; null when it is no payment of ours. */
export function readReference(reference: string): ReferencePurpose | null {
  const text = reference.trim();
  if (FUND.test(text)) return { purpose: 'fund' };
  const classRef = CLASS.exec(text)?.[1];
  return classRef ? { purpose: 'class', classRef } : null;
}

/** What a reference of the provider's own is for; null where it is written as none is. */
export const readForeign = (reference: string): ReferencePurpose | null =>
  /^[A-Za-z0-9.=_-]{6,120}$/.test(reference) ? { purpose: 'fund' } : null;
