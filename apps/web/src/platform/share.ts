/** The parameter by which a friend's code comes with an address (student specification, section 2). */
export const REFERRAL_PARAMETER = 'ref';

/** The address that opens WhatsApp with a message, to a number from abroad or to whom one chooses there. */
export const whatsAppHref = (message: string, number = ''): string =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;

/** An address with a friend's code in it. */
export function withReferral(href: string, code: string): string {
  const url = new URL(href);
  url.searchParams.set(REFERRAL_PARAMETER, code);
  return url.href;
}

/** The phone's own sheet. Leaving it without sharing is no failure. */
export async function shareSheet(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.error(error);
  }
}
