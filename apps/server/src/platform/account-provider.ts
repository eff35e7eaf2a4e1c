import type { CardTransaction } from './card-provider.ts';

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
