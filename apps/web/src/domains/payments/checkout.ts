import type { DataOf } from '@institute/contract/call';
import type { initPayment, ProviderName } from '@institute/contract/payments/payments';

/** What the provider's window is opened with (student specification, section 7). */
export type ProviderOrder = DataOf<typeof initPayment>;

interface Transaction extends Omit<ProviderOrder, 'provider' | 'script'> {
  onSuccess: () => void;
  onCancel: () => void;
  onError: () => void;
}

declare global {
  interface Window {
    PaystackPop?: new () => { newTransaction: (transaction: Transaction) => void };
  }
}

/** The provider's window could not be shown: its script did not come, or it could not begin. */
export class CardWindowError extends Error {}

/** A phone line that has brought nothing by then brings nothing. */
const SCRIPT_MS = 25_000;

let loading: Promise<void> | null = null;

/** Brings the provider's script, once, until it is there; a failed attempt leaves no trace and may be repeated. */
function loadScript(address: string, isThere: () => boolean): Promise<void> {
  if (isThere()) return Promise.resolve();
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new CardWindowError('the script did not load'));
    };
    const timer = setTimeout(fail, SCRIPT_MS);
    script.onerror = fail;
    script.onload = () => {
      if (!isThere()) return fail();
      clearTimeout(timer);
      resolve();
    };
    document.head.append(script);
  }).finally(() => {
    loading = null;
  });
  return loading;
}

type PayInWindow = (order: ProviderOrder, onOpen: () => void) => Promise<'paid' | 'closed'>;

const payAtPaystack: PayInWindow = async (order, onOpen) => {
  const { reference, amount, email, key, currency, script } = order;
  await loadScript(script, () => window.PaystackPop !== undefined);
  const Popup = window.PaystackPop;
  if (!Popup) throw new CardWindowError('the script is not what it should be');
  onOpen();
  return new Promise((resolve, reject) => {
    new Popup().newTransaction({
      ...{ reference, amount, email, key, currency },
      onSuccess: () => resolve('paid'),
      onCancel: () => resolve('closed'),
      onError: () => reject(new CardWindowError('the window could not begin')),
    });
  });
};

const paymentWindows = { paystack: payAtPaystack } satisfies Record<ProviderName, PayInWindow>;

/**
 * Opens the provider's window and waits until the payer has paid in it or has closed it. The window
 * is not ours: no modal dialog of ours may stand open meanwhile, or it could not be used. Errors:
 * {@link CardWindowError}.
 */
export const payInWindow: PayInWindow = (order, onOpen) =>
  paymentWindows[order.provider](order, onOpen);
