import * as z from 'zod/mini';

/**
 * The account of somebody an answer names, beside the name, for whoever may open it: null once it was
 * deleted. An older server leaves it out.
 */
export const accountBeside = z.optional(z.nullable(z.number()));
