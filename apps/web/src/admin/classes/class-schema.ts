import { classFields } from '@institute/contract/managed-classes';
import { parseNaira } from '@institute/contract/money';
import * as z from 'zod/mini';
import type { ClassForm } from '../../domains/classes/managed-model.ts';
import { text } from './text.ts';

const { category, name, about, links } = classFields;

/** What is asked of each field of a class by itself. */
const fields = {
  category,
  name,
  about,
  isPremium: z.boolean(),
  price: z.string(),
  isMonthly: z.boolean(),
  isActive: z.boolean(),
  // The browser's own picker gives a day or nothing.
  closesOn: z.string(),
  monthlyLimit: z.string().check(
    z.refine((typed) => typed.trim() !== '', text.limitNeeded),
    z.refine((typed) => /^\s*(\d{1,3}|1000)?\s*$/.test(typed), text.limitInvalid),
  ),
  prerequisiteId: z.nullable(z.number()),
  links,
} satisfies Record<keyof ClassForm, z.ZodMiniType>;

/** What of a class form is kept on the device, whatever is wrong with it. */
export const classShape: z.ZodMiniType<ClassForm> = z.object({
  ...fields,
  category: z.string(),
  name: z.string(),
  about: z.string(),
  monthlyLimit: z.string(),
  links: z.string(),
});

/** What is checked before anything is sent (admin §5); all that is wrong is said at once. */
export const classSchema: z.ZodMiniType<ClassForm, ClassForm> = z
  .object(fields)
  .check(priceCheck(text.priceNeeded), priceCheck(text.priceInvalid));

function priceCheck(message: string) {
  return z.refine<ClassForm>((form) => priceFault(form) !== message, {
    path: ['price'],
    message,
    // Also while another field is wrong.
    when: () => true,
  });
}

/** What is wrong with a price; null for nothing. A free class needs none. */
function priceFault({ isPremium, price }: ClassForm): string | null {
  if (!isPremium) return null;
  if (price.trim() === '') return text.priceNeeded;
  const kobo = parseNaira(price);
  if (kobo === null) return text.priceInvalid;
  return kobo === 0 ? text.priceNeeded : null;
}
