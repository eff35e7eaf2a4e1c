import { createHmac } from 'node:crypto';
import { startSimulator } from '../../../../tools/simulator/simulator.mjs';
import { openPaystack } from '../../src/platform/paystack.ts';
import { Institute, type Person } from './institute.ts';

const secretKey = 'sk_test_of_the_accounts';

/**
 * An institute that gives account numbers, and the simulated provider behind it, whose own webhooks reach nobody:
 * a test says which arrive.
 */
export async function openWithAccounts() {
  const simulator = await startSimulator({ secretKey, webhookUrl: 'http://127.0.0.1:9/none' });
  const paystack = openPaystack({ ...simulator, secretKey });
  const institute = await Institute.open({}, { cardProviders: { paystack } });
  const admin = await institute.admin();
  await admin.call.updateAppSettings({
    ...{ paystackKey: simulator.publicKey, accountNumbers: 'wema-bank' },
  });

  /** Sends an event as the provider signs it, or as a forger does. */
  async function hear(event: string, data: unknown, key = secretKey): Promise<number> {
    const payload = JSON.stringify({ event, data });
    const signature = createHmac('sha512', key).update(payload).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature };
    const url = '/webhooks/paystack';
    const { statusCode } = await institute.app.inject({ method: 'POST', url, headers, payload });
    return statusCode;
  }

  return {
    institute,
    simulator,
    admin,
    hear,
    /** A student with an account number. */
    async withNumber(): Promise<{ person: Person; number: string }> {
      simulator.assigns('at once');
      const person = await institute.student();
      const { data } = await person.call.requestAccountNumber({});
      return { person, number: data.number };
    },
    /** A transfer of so many kobo, now by the clock of the institute; nobody is told. */
    transfer: (number: string, amount: number, own: Record<string, unknown> = {}): string =>
      simulator.transfer({ number, amount, paidAt: institute.clock.now(), ...own }),
    /** The webhook about a transfer. */
    arrives: (reference: string, key?: string) =>
      hear('charge.success', { reference, channel: 'dedicated_nuban' }, key),
    /** The simulated provider's customer of a person. */
    customerOf(person: Person) {
      const found = simulator.accounts.find(person.email);
      if (!found) throw new Error(`the provider does not know ${person.email}`);
      return found;
    },
    async close() {
      await institute.close();
      await simulator.stop();
    },
  };
}
