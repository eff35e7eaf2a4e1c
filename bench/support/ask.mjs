/**
 * Sends a form to the product as its administrator, or a body that is written already. Gives the
 * answer and how many milliseconds it took; a refusal is thrown.
 * @param {{ product: { url: string }, headers: Record<string, string> }} site
 * @param {string} path
 * @param {Record<string, string> | string} fields
 */
export async function ask({ product, headers }, path, fields) {
  const body = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString();
  const begun = performance.now();
  const response = await fetch(product.url + path, { method: 'POST', headers, body });
  const reply = await response.json();
  const took = performance.now() - begun;
  if (!reply.status) throw new Error(reply.message);
  return { took, data: reply.data, total: Number(reply.meta?.total) };
}
