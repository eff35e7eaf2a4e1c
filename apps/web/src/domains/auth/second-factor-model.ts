/** What somebody shows: one of the three. */
export interface Proof {
  password?: string;
  code?: string;
  passkey?: string;
}
