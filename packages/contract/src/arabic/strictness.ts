/** How far the forms of letters matter: not the seats of hamza, or those too, or all marks besides. */
export type Strictness = 'letters' | 'hamza' | 'tashkeel';

/** The strictnesses, from the most lenient. */
export const strictnesses = ['letters', 'hamza', 'tashkeel'] as const satisfies Strictness[];
