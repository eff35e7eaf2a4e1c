/** How a class was joined: free, by one payment for good, or month by month. */
export const joinTerms = ['free', 'once', 'monthly'] as const;
