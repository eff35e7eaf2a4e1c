import { type Context, signedIn } from '../../../context.ts';
import { type Plan, writePlan } from './store-cards.ts';

/** Sets the numbers of the acting user's day. What is due keeps its day; they count from the next review on. */
export async function savePlan(context: Context, plan: Plan): Promise<void> {
  const { userId } = signedIn(context);
  await context.transaction((tx) => writePlan(tx, userId, plan));
}
