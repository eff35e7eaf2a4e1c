import { type Call, isOfficeCall } from '@institute/contract/call';
import type { Actor, Browser, Context, Services } from './context.ts';
import { writeAudit } from './modules/audit/index.ts';
import { inStatement, inTransaction } from './platform/db-transaction.ts';
import type { ReceivedFile } from './platform/file-store.ts';

/** That of programs which act in a person's name on this machine. */
const noBrowser: Browser = { deviceKey: null, codeRequest: null, userAgent: '' };

/** The context of one call: the services, who acts, and a transaction that keeps the audit log. */
export function makeContext(
  services: Services,
  about: {
    call: Pick<Call, 'name' | 'access'>;
    actor: Actor | null;
    action?: string;
    address?: string;
    browser?: Browser;
    stepToken?: string | null;
    noteAccount?: (userId: number) => void;
    uploads?: Readonly<Record<string, ReceivedFile>>;
  },
): Context {
  const { call, actor } = about;
  const isAudited = isOfficeCall(call) || Boolean(actor?.admin);
  const transaction: Context['transaction'] = (work, note = {}) =>
    inTransaction(services.db, work, {
      ...(actor &&
        isAudited && {
          last: (tx) => writeAudit(tx, services.clock.now(), actor, call.name, note),
        }),
    });

  return {
    actor,
    action: about.action ?? '',
    address: about.address ?? '',
    browser: about.browser ?? noBrowser,
    stepToken: about.stepToken ?? null,
    noteAccount: about.noteAccount ?? (() => undefined),
    uploads: about.uploads ?? {},
    transaction,
    statement: (work) => (isAudited ? transaction(work) : inStatement(services.db, work)),
    // Last: V8 adds properties to the copy of so large an object one by one, which takes ten times as long.
    ...services,
  };
}
