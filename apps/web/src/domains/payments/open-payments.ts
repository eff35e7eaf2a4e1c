import type { VerifiedPayment } from '@institute/contract/payments/payments';
import { useSyncExternalStore } from 'react';
import { onSignOut } from '../../platform/auth-store.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { deviceStorage } from '../../platform/storage.ts';

/**
 * Card payments that this device has opened and not yet seen the end of, so that a reload, a closed
 * tab or an empty battery in the middle is picked up again. The server settles them either way.
 */
export interface PaymentMark {
  reference: string;
  /** The class as its page's address names it; null for wallet funding. */
  classId: string | null;
  /** True once the provider's window said that it was paid. */
  isClaimed: boolean;
  /** Milliseconds since 1970. */
  openedAt: number;
}

const KEY = 'card-payments';
/** The server gives a payment up after as long. */
const KEPT_MS = 72 * 3_600_000;

const listeners = new Set<() => void>();
/** References that a dialog of this page is looking after itself. */
const attended = new Set<string>();
let marks: readonly PaymentMark[] | null = null;
let unattended: readonly PaymentMark[] | null = null;
/** The payments whose end this visit has seen and nobody has put away, newest first. */
let settled: readonly VerifiedPayment[] = [];

function read(): readonly PaymentMark[] {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isMark) : [];
  } catch {
    return [];
  }
}

function isMark(value: unknown): value is PaymentMark {
  if (typeof value !== 'object' || value === null) return false;
  const { reference, openedAt } = value as Partial<PaymentMark>;
  return typeof reference === 'string' && serverNow() - Number(openedAt) < KEPT_MS;
}

function current(): readonly PaymentMark[] {
  marks ??= read();
  return marks;
}

function announce(): void {
  unattended = null;
  for (const listener of listeners) listener();
}

// They are of the person who has gone; signing out has taken them off the device.
onSignOut(() => {
  marks = null;
  settled = [];
  attended.clear();
  announce();
});

function write(next: readonly PaymentMark[]): void {
  marks = next;
  // A full or forbidden storage: this visit remembers, and the server does in any case.
  if (next.length > 0) deviceStorage.setItem(KEY, JSON.stringify(next));
  else deviceStorage.removeItem(KEY);
  announce();
}

/** Remembers a payment before its window opens; the page that opens it looks after it until `leavePayment`. */
export function markPayment(reference: string, classId: string | null): void {
  attended.add(reference);
  write([...current(), { reference, classId, isClaimed: false, openedAt: serverNow() }]);
}

/** Remembers that the payer has paid. */
export function claimPayment(reference: string): void {
  write(
    current().map((mark) => (mark.reference === reference ? { ...mark, isClaimed: true } : mark)),
  );
}

/** Leaves a payment to whatever page comes next. */
export function leavePayment(reference: string): void {
  if (attended.delete(reference)) announce();
}

/** Forgets a payment whose end has been seen. */
export function unmarkPayment(reference: string): void {
  attended.delete(reference);
  if (current().some((mark) => mark.reference === reference)) {
    write(current().filter((mark) => mark.reference !== reference));
  }
}

/**
 * Remembers what has become of a payment, until it is put away. Whoever has paid for a class is in it:
 * windows that were closed on the way there are asked about no more on this device, though the server
 * does.
 */
export function noteSettled(payment: VerifiedPayment): void {
  settled = [payment, ...settled.filter(({ reference }) => reference !== payment.reference)];
  const ended = current().find(({ reference }) => reference === payment.reference);
  const isDone = (mark: PaymentMark) =>
    mark.reference === payment.reference ||
    (payment.state === 'paid' && !mark.isClaimed && isForSameClass(mark, ended, payment));
  attended.delete(payment.reference);
  write(current().filter((mark) => !isDone(mark)));
}

const isForSameClass = (
  { classId }: PaymentMark,
  ended: PaymentMark | undefined,
  payment: VerifiedPayment,
) => classId !== null && [payment.classId, ended?.classId].includes(classId);

/** Puts away what was said of a payment. */
export function dismissSettled(reference: string): void {
  settled = settled.filter((one) => one.reference !== reference);
  announce();
}

/** What has become of payments in this visit, newest first. */
export function useSettledPayments(): readonly VerifiedPayment[] {
  return useSyncExternalStore(
    subscribe,
    () => settled,
    () => settled,
  );
}

/** The payments whose end has not been seen and that no page looks after, oldest first. */
export function usePaymentMarks(): readonly PaymentMark[] {
  return useSyncExternalStore(subscribe, openMarks, openMarks);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function openMarks(): readonly PaymentMark[] {
  unattended ??= current().filter(({ reference }) => !attended.has(reference));
  return unattended;
}
