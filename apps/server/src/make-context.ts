import type { Call } from '@institute/contract/call';
import type { Actor, AuditNote, Context, Services } from './context.ts';
import { writeAudit } from './modules/accounts/index.ts';
import type { Tx } from './platform/db.ts';
import type { ReceivedFile } from './platform/files.ts';

/** PostgreSQL's codes for "somebody else was faster, try again". */
const RETRY = new Set(['40001', '40P01']);
const MAX_TRIES = 4;

function isRetryable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && RETRY.has(at.code)) return true;
  }
  return false;
}

/** The context of one call: the services, who acts, and a transaction that keeps the audit log. */
export function makeContext(
  services: Services,
  about: {
    call: Pick<Call, 'name' | 'access'>;
    actor: Actor | null;
    action?: string;
    address?: string;
    uploads?: Readonly<Record<string, ReceivedFile>>;
  },
): Context {
  const { call, actor } = about;
  const isAudited = call.access === 'admin' || Boolean(actor?.admin);

  async function attempt<T>(work: (tx: Tx) => Promise<T>, note: AuditNote): Promise<T> {
    return services.db.transaction(async (tx) => {
      const result = await work(tx);
      if (actor && isAudited) {
        await writeAudit(tx, services.clock.now(), actor, call.name, note);
      }
      return result;
    });
  }

  return {
    ...services,
    actor,
    action: about.action ?? '',
    address: about.address ?? '',
    uploads: about.uploads ?? {},
    async transaction(work, note = {}) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await attempt(work, note);
        } catch (error) {
          if (tries >= MAX_TRIES || !isRetryable(error)) throw error;
        }
      }
    },
  };
}
