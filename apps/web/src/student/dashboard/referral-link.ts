/** The link a friend signs up by: `https://…/login?ref=code` (student specification, section 2). */
export function referralLink(origin: string, code: string): string {
  return `${origin}/login?ref=${encodeURIComponent(code)}`;
}
