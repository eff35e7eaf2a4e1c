import { formatKobo } from '@institute/contract/money';
import { displayTime } from '@institute/contract/time/calendar';
import type { Services } from '../../../context.ts';
import { userById } from '../../auth/index.ts';
import { readSettings } from '../../settings/index.ts';
import { transfersByKey } from '../books/store-books.ts';
import { text } from '../text.ts';
import type { DisputeLine } from './store-disputes.ts';
import { lessonsOpenedBy, messagesTo, presencesOf, signInsOf } from './store-evidence.ts';

/** The evidence of a dispute as one page. */
export interface Evidence {
  name: string;
  html: string;
  customer: { name: string; email: string; phone: string };
  /** What was paid for, in a line. */
  service: string;
}

const escaped = (value: string): string =>
  value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What somebody wrote, in its own direction. */
const cell = (value: string) => `<td><bdi>${escaped(value)}</bdi></td>`;

function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]) {
  const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n');
  const heads = head.map((one) => `<th>${escaped(one)}</th>`).join('');
  const shown =
    rows.length > 0 ? `<table><tr>${heads}</tr>\n${body}</table>` : `<p>${text.evidence.none}</p>`;
  return `<h2>${escaped(title)}</h2>\n${shown}`;
}

/** Puts together what the institute knows of a disputed payment: receipt, sign-ins, lessons, meetings, messages. */
export async function evidenceOf(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  { dispute, payment }: DisputeLine,
): Promise<Evidence> {
  const { siteName } = await readSettings(db);
  const words = text.evidence;
  const at = (moment: Date | null) => (moment ? displayTime(moment, config.timeZone) : '');
  const userId = payment?.userId ?? null;
  const payer = userId === null ? null : await userById(db, userId);
  const keys = payment ? [`card:${payment.referenceKey}`, payment.enrolmentKey] : [];
  const moves = await transfersByKey(
    db,
    keys.filter((key) => key !== null),
  );
  const [service = words.wallet] = moves.map(({ description }) => description).slice(-1);
  const facts = [
    [words.reference, dispute.reference],
    [words.amount, formatKobo(payment?.received ?? dispute.amount)],
    [words.paidAt, at(payment?.settledAt ?? null)],
    [words.paidBy, payment?.method ?? ''],
    [words.payer, [payer?.name, payer?.email, payer?.phone].filter(Boolean).join(', ')],
    [words.joined, at(payer?.joinedAt ?? null)],
  ];
  const parts = [
    table(words.receipt, ['', ''], facts),
    table(
      words.moves,
      [words.what, words.amount, words.when],
      moves.map((move) => [...[move.description, formatKobo(move.amount), at(move.createdAt)]]),
    ),
  ];
  if (userId !== null) {
    const signIns = await signInsOf(db, userId);
    const opened = await lessonsOpenedBy(db, userId);
    const attended = await presencesOf(db, userId);
    const sent = await messagesTo(db, userId, clock.now());
    parts.push(
      table(
        words.signIns,
        [words.when, words.seen, words.from, words.by],
        signIns.map((one) => [...[at(one.at), at(one.seenAt), one.from, one.by]]),
      ),
      table(
        words.lessons,
        [words.when, words.lesson, words.className],
        opened.map((one) => [...[at(one.at), one.lesson, one.className]]),
      ),
      table(
        words.meetings,
        [words.when, words.className, words.presence, words.arrived],
        attended.map((one) => [
          ...[at(one.at), one.className, words.presences[one.state], at(one.arrivedAt)],
        ]),
      ),
      table(
        words.messages,
        [words.when, words.what, words.read],
        sent.map((one) => [...[at(one.at), one.subject, at(one.readAt)]]),
      ),
    );
  }
  const title = words.title(siteName, dispute.reference);
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>
body{font:14px sans-serif;margin:2em;color:#111;background:#fff}h1{font-size:20px}h2{font-size:16px;margin-top:1.6em}
table{border-collapse:collapse;width:100%}td,th{border:1px solid #bbb;padding:4px 8px;text-align:start;vertical-align:top}
</style></head><body><h1>${escaped(title)}</h1>
<p>${escaped(words.made(at(clock.now())))}</p>
${parts.join('\n')}
</body></html>`;
  return {
    name: `dispute-${dispute.providerId}.html`,
    html,
    customer: { name: payer?.name ?? '', email: payer?.email ?? '', phone: payer?.phone ?? '' },
    service,
  };
}
