import { formatKobo } from '@institute/contract/money';
import type { Off } from '@institute/contract/prices/price-rules';

/** What is taken off, as the audit log tells it: `20 %` or `₦5,000.00`. */
export const offText = ({ share, off }: Off): string =>
  share === null ? formatKobo(off ?? 0) : `${share} %`;
