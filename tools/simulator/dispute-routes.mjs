import { describedDispute, endDispute } from './disputes.mjs';
import { json, refusal } from './provider.mjs';

/** @typedef {import('./provider.mjs').Answer} Answer */
/** @typedef {import('./provider.mjs').Provider} Provider */
/** @typedef {import('./disputes.mjs').Dispute} Dispute */

/**
 * Answers what the API says of disputes; undefined for any other address.
 * @param {Provider} provider
 * @param {{ method: string, pathname: string, query: URLSearchParams, body: Record<string, unknown> }} asked
 * @returns {Answer | undefined}
 */
export function answerDisputes(provider, { method, pathname, query, body }) {
  const [, number, part] =
    /^\/dispute\/(\d+)(\/evidence|\/resolve|\/upload_url)?$/.exec(pathname) ?? [];
  if (number === undefined) return undefined;
  const dispute = provider.disputes.all.find(({ id }) => id === Number(number));
  if (!dispute) return refusal('Dispute not found', 404);
  const told = (/** @type {string} */ message) =>
    json({ status: true, message, data: describedDispute(dispute) });
  if (method === 'GET' && !part) return told('Dispute retrieved');
  if (method === 'GET' && part === '/upload_url') {
    const fileName = `${number}-${query.get('upload_filename')}`;
    const signedUrl = `${provider.origin}/dispute-files/${encodeURIComponent(fileName)}`;
    return json({ status: true, message: 'Upload url generated', data: { signedUrl, fileName } });
  }
  if (dispute.status !== 'awaiting-merchant-feedback') {
    return refusal('Dispute has been resolved or is awaiting the bank');
  }
  if (method === 'POST' && part === '/evidence') {
    if (!body.customer_email || !body.customer_name || !body.service_details) {
      return refusal('Customer details are required');
    }
    dispute.evidence = { ...body, id: dispute.id + 1_000_000 };
    return json({ status: true, message: 'Evidence created', data: dispute.evidence });
  }
  if (method === 'PUT' && part === '/resolve')
    return resolve(provider, dispute, body) ?? told('Dispute resolved');
  return undefined;
}

/** The answer of the institute. @param {Provider} provider @param {Dispute} dispute @param {Record<string, unknown>} body */
function resolve(provider, dispute, body) {
  const { resolution, message, uploaded_filename, evidence } = body;
  if (resolution !== 'merchant-accepted' && resolution !== 'declined') {
    return refusal('Resolution is required');
  }
  const { files, isLost } = provider.disputes;
  const file = String(uploaded_filename ?? '');
  if (resolution === 'declined' && (!files.has(file) || evidence !== dispute.evidence?.id)) {
    return refusal('Evidence and a file are required to decline a dispute');
  }
  if (resolution === 'merchant-accepted') {
    const amount = Number(body.refund_amount ?? dispute.refund_amount);
    if (amount > provider.refunds.leftOf(dispute.one)) return refusal('Refund amount is too large');
    dispute.refund_amount = amount;
  }
  Object.assign(dispute, { message: String(message ?? ''), file: file || null });
  if (resolution === 'declined') dispute.status = 'awaiting-bank-feedback';
  else endDispute(provider, dispute, 'merchant-accepted');
  if (isLost) throw new Error('the line broke');
  return undefined;
}
