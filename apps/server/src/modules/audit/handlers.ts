import { exportAuditLog, getAuditLog } from '@institute/contract/audit/audit';
import { thingOf } from '@institute/contract/audit/things';
import type { ParsedOf } from '@institute/contract/call';
import { handle } from '../../handler.ts';
import { exportAudit } from './export-audit.ts';
import { type AuditQuery, listAudit } from './list-audit.ts';
import { presentAct } from './present.ts';

/** The wire's spelling of the filters ends here. */
function queryOf(input: ParsedOf<typeof getAuditLog>): AuditQuery {
  const { actor_id, subject_id, class_id, act, kind, from, to, ...rest } = input;
  const actorId = actor_id === undefined ? undefined : Number(actor_id);
  const asked = { classId: class_id, thing: thingOf(rest.thing ?? ''), act, kind, from, to };
  return { ...rest, actorId, subjectId: subject_id, ...asked };
}

/** Who did what to whom, for administrators. */
export const auditHandlers = [
  handle(getAuditLog, async (context, input) => {
    const { rows, meta } = await listAudit(context, queryOf(input));
    return { data: rows.map(presentAct), meta };
  }),

  handle(exportAuditLog, async (context, input) => ({
    data: null,
    download: await exportAudit(context, queryOf(input)),
  })),
];
