import { getAuditLog } from '@institute/contract/audit';
import { handle } from '../../../context.ts';
import { listAudit } from './list-audit.ts';
import { presentAct } from './present.ts';

/** Who did what to whom, for administrators. */
export const auditHandlers = [
  handle(getAuditLog, async (context, { actor_id, subject_id, ...rest }) => {
    const query = {
      ...rest,
      actorId: actor_id === undefined ? undefined : Number(actor_id),
      subjectId: subject_id,
      act: rest.act,
      from: rest.from,
      to: rest.to,
    };
    const { rows, meta } = await listAudit(context, query);
    return { data: rows.map(presentAct), meta };
  }),
];
