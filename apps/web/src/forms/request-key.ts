/** A key that nobody else draws: what is sent again under the same key is done once. */
export function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return [...bytes].map((byte) => (byte % 36).toString(36)).join('');
}
