/** Letters and digits that no other request draws. */
export function newRequestKey(length = 20): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return [...bytes].map((byte) => (byte % 36).toString(36)).join('');
}
