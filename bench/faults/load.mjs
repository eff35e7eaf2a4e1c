import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { getWalletHistory } from '@institute/contract/ledger/ledger';
import { fundWallet } from '@institute/contract/people/students';
import { must, untilDone } from './site.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./site.mjs').Session} Session */

const PRICE = 50;

/** On a busy machine a client may meet nothing but kills for minutes; a start that fails says so itself. */
const PATIENTLY = { forMs: 20 * 60_000 };

/**
 * Clients that fund wallets and join paid classes, all of them at it at once, each again and again
 * until it is acknowledged. Every funding has an amount of its own, so that a wallet's history tells
 * which of them arrived, and how often.
 * @param {Site} site
 */
export async function startLoad(site) {
  const admin = await site.administrator();
  /** @type {Session[]} */
  const students = [];
  for (let made = 0; made < 4; made += 1) students.push(await site.student(`Load ${made}`));
  /** Amounts in naira that were acknowledged, by student. @type {Map<Session, number[]>} */
  const acknowledged = new Map(students.map((student) => [student, []]));
  /** @type {Map<Session, number>} */
  const joined = new Map(students.map((student) => [student, 0]));
  // Keys of one load are not those of another on the same site.
  const run = crypto.randomUUID();
  let isOn = true;
  let count = 0;

  /** @param {Session} student */
  async function fund(student) {
    while (isOn) {
      count += 1;
      const amount = 100 + count / 100;
      const request_key = `${run}-${count}`;
      const form = { student_id: student.user.id, amount: amount.toFixed(2), request_key };
      await untilDone(() => admin.call(fundWallet, form), PATIENTLY);
      acknowledged.get(student)?.push(Number(amount.toFixed(2)));
    }
  }

  /** @param {Session} student */
  async function join(student) {
    while (isOn) {
      if ((acknowledged.get(student)?.length ?? 0) <= (joined.get(student) ?? 0) + 2) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        continue;
      }
      const form = { category: 'Load', name: `Class ${count}`, about: '-', premium: '1' };
      const paid = { ...form, amount: String(PRICE) };
      const added = await untilDone(() => admin.call(addClass, paid), PATIENTLY);
      if (!added) continue;
      await untilDone(() => student.call(enrol, { class_id: added.id }), {
        ...PATIENTLY,
        isDone: (message) => message.includes('already enrolled'),
      });
      joined.set(student, (joined.get(student) ?? 0) + 1);
    }
  }

  const clients = Promise.all(
    students.flatMap((student) => [fund(student), fund(student), join(student)]),
  );
  /** Why a client gave up: the others end with their next work. @type {{ error: unknown } | null} */
  let givenUp = null;
  clients.catch((error) => {
    givenUp = { error };
    isOn = false;
  });
  return {
    /**
     * How many fundings were acknowledged. Throws once a client has given up: who waits for more of
     * them would wait for ever.
     */
    acknowledged() {
      if (givenUp) throw givenUp.error;
      return [...acknowledged.values()].reduce((sum, all) => sum + all.length, 0);
    },
    /** Lets what is under way be done, and holds every acknowledged transfer against the wallets. */
    async stopAndCheck() {
      isOn = false;
      await clients;
      let transfers = 0;
      for (const student of students) {
        const [funded, joins] = [acknowledged.get(student) ?? [], joined.get(student)];
        transfers += await checkWallet(student, funded, joins ?? 0);
      }
      return transfers;
    },
  };
}

/**
 * Holds what was acknowledged to a student against the wallet's history, and gives its length.
 * @param {Session} student @param {number[]} funded amounts in naira @param {number} joins
 */
async function checkWallet(student, funded, joins) {
  const history = await wholeHistory(student);
  const credits = history.filter(({ type }) => type === 'credit');
  const debits = history.filter(({ type }) => type === 'debit');
  const amounts = credits.map(({ amount }) => amount).sort((a, b) => a - b);
  const wanted = [...funded].sort((a, b) => a - b);
  must(
    JSON.stringify(amounts) === JSON.stringify(wanted),
    `acknowledged ${wanted.length} fundings, found ${amounts.length}`,
  );
  must(debits.length === joins, `joined ${joins} classes, paid for ${debits.length}`);
  return history.length;
}

/** @param {Session} student */
export async function wholeHistory(student) {
  const lines = [];
  for (let page = 1; ; page += 1) {
    const found = await student.call(getWalletHistory, { page, per_page: 100 });
    lines.push(...found);
    if (found.length < 100) return lines;
  }
}
