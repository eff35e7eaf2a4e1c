import * as z from 'zod';
import { type AccountProvider, AccountRefused, type DedicatedAccount } from './card-provider.ts';
import {
  type ApiAnswer,
  type AskApi,
  away,
  jsonIn,
  Listed,
  transactionOf,
} from './paystack-api.ts';

/** The bank that gives account numbers for a key of the provider's test mode. */
const TEST_BANK = 'test-bank';
/** Answers that mean: asked rightly, and refused. */
const REFUSALS: readonly number[] = [400, 401, 403, 404, 422];

const Customer = z.object({ id: z.number().int(), customer_code: z.string().min(1) });
const Account = z.object({
  id: z.number().int(),
  account_number: z.string().regex(/^\d{6,20}$/),
  account_name: z.string(),
  bank: z.object({ name: z.string(), slug: z.string() }),
  assigned: z.boolean().nullish(),
});
const answered = <T extends z.ZodType>(data: T) => z.object({ status: z.literal(true), data });

const AccountNews = z.object({
  event: z.enum(['dedicatedaccount.assign.success', 'dedicatedaccount.assign.failed']),
  data: z.object({ customer: z.object({ customer_code: z.string() }) }),
});
const CustomerNews = z.object({
  event: z.enum(['customeridentification.success', 'customeridentification.failed']),
  data: z.object({ customer_code: z.string(), reason: z.string().max(500).nullish() }),
});

/** Dedicated accounts at Paystack. */
export function openAccounts(ask: AskApi, secretKey: string): AccountProvider {
  const isTest = /^sk_(test|simulator)/.test(secretKey);
  return {
    async makeCustomer({ email, firstName, lastName, phone }) {
      const sent = { email, first_name: firstName, last_name: lastName, phone };
      const answer = await ask('/customer', { sent });
      const made = answered(Customer).safeParse(answer.body);
      if (!made.success) throw refusedOr(answer);
      return { id: made.data.data.id, code: made.data.data.customer_code };
    },

    async accountOf(customer) {
      const answer = await ask(`/dedicated_account?active=true&customer=${customer.id}`);
      const listed = answered(z.array(Account)).safeParse(answer.body);
      if (!listed.success) throw away(answer);
      const account = listed.data.data.find(({ assigned }) => assigned !== false);
      return account ? accountFrom(account) : null;
    },

    async askForAccount(customer, bank) {
      const sent = { customer: customer.code, preferred_bank: isTest ? TEST_BANK : bank };
      const answer = await ask('/dedicated_account', { sent });
      const given = answered(Account).safeParse(answer.body);
      if (given.success) return accountFrom(given.data.data);
      if (z.object({ status: z.literal(true) }).safeParse(answer.body).success) return null;
      throw refusedOr(answer);
    },

    async lookAgain({ number, bankSlug }, date) {
      const query = new URLSearchParams({ account_number: number, provider_slug: bankSlug, date });
      const answer = await ask(`/dedicated_account/requery?${query}`);
      // It looks once in ten minutes, and refuses what is asked sooner.
      if (answer.status !== 200 && answer.status !== 429 && !REFUSALS.includes(answer.status)) {
        throw away(answer);
      }
    },

    async transfersOf(customerId, { from, to }) {
      const query = new URLSearchParams({
        ...{ customer: String(customerId), status: 'success', perPage: '100' },
        ...{ from: from.toISOString(), to: to.toISOString() },
      });
      const answer = await ask(`/transaction?${query}`);
      const listed = Listed.safeParse(answer.body);
      if (!listed.success) throw away(answer);
      return listed.data.data.map(transactionOf);
    },

    async takeBack(accountId) {
      const answer = await ask(`/dedicated_account/${accountId}`, { method: 'DELETE' });
      if (answer.status !== 200 && answer.status !== 404) throw away(answer);
    },

    eventIn(body) {
      const told = jsonIn(body);
      const account = AccountNews.safeParse(told).data;
      const customer = CustomerNews.safeParse(told).data;
      const customerCode = account?.data.customer.customer_code ?? customer?.data.customer_code;
      if (customerCode === undefined) return null;
      const isRefused = (account ?? customer)?.event.endsWith('.failed') === true;
      return { customerCode, isRefused, reason: customer?.data.reason ?? '' };
    },
  };
}

const accountFrom = (said: z.infer<typeof Account>): DedicatedAccount => ({
  id: said.id,
  number: said.account_number,
  bank: said.bank.name,
  bankSlug: said.bank.slug,
  holder: said.account_name,
});

/** A refusal in the provider's words, or that it is away. */
function refusedOr(answer: ApiAnswer): Error {
  const said = z
    .object({ status: z.literal(false), message: z.string() })
    .safeParse(answer.body).data;
  return said && REFUSALS.includes(answer.status)
    ? new AccountRefused(said.message.slice(0, 300))
    : away(answer);
}
