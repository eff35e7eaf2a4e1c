/** How often an exam may be sat at the most; apart, since every lesson's page needs to know it. */
export const MOST_ATTEMPTS = 5;
