/** A card that may be charged again without its owner, as the provider describes it. */
export interface ReusableCard {
  /** By which the provider charges it: a secret. */
  code: string;
  brand: string;
  lastFour: string;
  /** The last month in which it is good, `2028-04`. */
  expires: string;
}

/** Charges of cards that were kept. Each throws `CardProviderAway`. */
export interface ChargeProvider {
  /**
   * Charges a card without its owner. A reference is good once: asked again, the provider refuses it. What came of it
   * `verify` says. Throws {@link ChargeRefused}.
   */
  charge(order: { reference: string; email: string; amount: number; code: string }): Promise<void>;
}

/** The provider does not charge this card; the message says why, in its words. */
export class ChargeRefused extends Error {}
