import { AppError } from '@institute/contract/errors';
import type { ProviderName } from '@institute/contract/payments/payments';
import type { DisputeProvider } from './dispute-provider.ts';
import type { RefundProvider } from './refund-provider.ts';
import type { ChargeProvider, ReusableCard } from './saved-card-provider.ts';
import type { SettlementProvider } from './settlement-provider.ts';

/** What the provider says of one transaction. Amounts are hundredths of `currency`. */
export interface CardTransaction {
  reference: string;
  /**
   * `success`: the money is there. `failed`: it was declined. `reversed`: it came, and all of it has gone back.
   * `underway`: the payer is at it, or the bank is. `abandoned`: the window was left.
   */
  status: 'success' | 'failed' | 'reversed' | 'underway' | 'abandoned';
  amount: number;
  currency: string;
  /** Of the payer, trimmed and lower-cased. */
  email: string;
  /** What it was paid by: `Visa •••• 4081`. */
  method: string;
  paidAt: Date | null;
  /** The account number that it came to, and whose the provider says that is; null for any other way. */
  account: ReceivingAccount | null;
  /** The card that it was paid by, where that may be charged again. */
  card: ReusableCard | null;
  /** Of one that failed, why, in the bank's words; may be empty. */
  refusal: string;
}

/** Where a transfer arrived. */
interface ReceivingAccount {
  customerCode: string;
  number: string;
}

/** An account number that a bank keeps for one customer of ours. */
export interface DedicatedAccount {
  /** By which the provider names it. */
  id: number;
  number: string;
  bank: string;
  /** The bank as the provider names it. */
  bankSlug: string;
  /** In whose name it is kept. */
  holder: string;
}

/** A customer as the provider names them. */
export interface ProviderCustomer {
  id: number;
  code: string;
}

/** What an event says of a customer's account: that it is time to look, or that the bank refused. */
export interface AccountEvent {
  customerCode: string;
  isRefused: boolean;
  /** Why, in the provider's words; may be empty. */
  reason: string;
}

/** A provider that keeps account numbers for customers. Each throws `CardProviderAway`. */
export interface AccountProvider {
  /** The customer of an e-mail, made where there is none. Throws {@link AccountRefused}. */
  makeCustomer(person: {
    email: string;
    firstName: string;
    lastName: string;
    phone: string;
  }): Promise<ProviderCustomer>;
  /** The account that a customer has. */
  accountOf(customer: ProviderCustomer): Promise<DedicatedAccount | null>;
  /** Asks for an account; null while it is being made. Throws {@link AccountRefused}. */
  askForAccount(customer: ProviderCustomer, bank: string): Promise<DedicatedAccount | null>;
  /** Has the provider look for transfers of a day (`2026-11-30`) that it has not told of. */
  lookAgain(account: { number: string; bankSlug: string }, day: string): Promise<void>;
  /** What came to a customer's account within a span, the first hundred. */
  transfersOf(customerId: number, span: { from: Date; to: Date }): Promise<CardTransaction[]>;
  /** Gives an account back; one that is gone already is no error. */
  takeBack(accountId: number): Promise<void>;
  /** What a webhook says of an account; null when it is about something else. */
  eventIn(body: Buffer): AccountEvent | null;
}

/** The provider or its bank does not give this person an account; the message says why, in its words. */
export class AccountRefused extends Error {}

/** A card payment provider (rulings §3). */
export interface CardProvider {
  name: ProviderName;
  /** Address of the inline script that pages load. */
  script: string;
  /** What it knows of a reference, null when nothing. Throws `CardProviderAway`. */
  verify(reference: string): Promise<CardTransaction | null>;
  /** A page of the transactions that succeeded within a span; `more` when there are others. */
  list(span: { from: Date; to: Date; page: number }): Promise<{
    transactions: CardTransaction[];
    more: boolean;
  }>;
  /** Header that holds the signature of its webhooks. */
  signatureHeader: string;
  /** Whether these bytes were signed with our secret key. */
  isSigned(body: Buffer, signature: string): boolean;
  /**
   * The reference of a webhook that is about a payment, and whether that came to an account number; null when it
   * is about something else.
   */
  chargeIn(body: Buffer): { reference: string; isTransfer: boolean } | null;
  /** Account numbers of students; null where the provider keeps none. */
  accounts: AccountProvider | null;
  /** Money back to whoever paid; null where the provider gives none back. */
  refunds: RefundProvider | null;
  /** Charges of cards that students keep; null where the provider makes none. */
  charges: ChargeProvider | null;
  /** Disputes of payers; null where the provider knows none. */
  disputes: DisputeProvider | null;
  /** What was paid out to the institute's bank; null where the provider does not say. */
  settlements: SettlementProvider<CardTransaction> | null;
}

/** How a provider is reached, by us and by the pages. */
export interface CardConfig {
  secretKey: string;
  apiUrl: string;
  /** Address of the inline script. */
  inlineUrl: string;
  /** Origin of the window that the inline script opens in a frame. */
  frameOrigin: string;
}

/** What a page that opens a provider's window may load, besides our own (sources of a policy). */
export interface CardOrigins {
  script: string[];
  style: string[];
  connect: string[];
  frame: string[];
}

/** The providers by name; null where its keys are not set. */
export type CardProviders = Readonly<Record<ProviderName, CardProvider | null>>;

/** Those whose keys are set; the first takes new payments. */
export const configuredProviders = (providers: CardProviders): CardProvider[] =>
  Object.values(providers).filter((provider) => provider !== null);

/** The provider that a payment was opened at. Errors: payment_unconfigured, while its keys are not set. */
export function providerOf(
  { cardProviders }: { cardProviders: CardProviders },
  payment: { provider: ProviderName },
): CardProvider {
  const provider = cardProviders[payment.provider];
  if (!provider) throw new AppError('payment_unconfigured');
  return provider;
}

/** The provider did not answer, or not in a way that can be understood: ask again later. */
export class CardProviderAway extends Error {}

/** Of what failed, that the provider is away in words for whoever waits. Errors: unavailable. */
export function awayAsUnavailable(error: unknown): never {
  throw error instanceof CardProviderAway ? new AppError('unavailable') : error;
}
