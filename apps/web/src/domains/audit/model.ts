import * as wire from '@institute/contract/audit/audit';
import { type Thing, thingOf } from '@institute/contract/audit/things';
import type { InputOf } from '@institute/contract/call';
import type * as z from 'zod/mini';

/** A person whom the log names. */
export type AuditPerson = NonNullable<wire.AuditEntry['actor']>;

/** Which acts are listed; an empty text leaves a filter out. */
export interface AuditFilters {
  /** Id of who did it; `0` is the server's operator. */
  actor: string;
  /** Id of the person it was done to. */
  subject: string;
  /** Id of the class it was done in. */
  classId: string;
  /** Name of the thing it was done with: `lesson:12`. */
  thing: string;
  action: string;
  /** What acts are about: one of the contract's kinds. */
  kind: string;
  /** Days of the institute, 2026-11-30, both included. */
  from: string;
  to: string;
}

/** Whom and what the filters may name. */
export interface AuditPeople {
  administrators: readonly AuditPerson[];
  /** The person asked for as `subject`. */
  subject: AuditPerson | null;
  /** What is asked for as `thing`; its name is empty where nothing says it. */
  thing: (Thing & { name: string }) | null;
}

export function auditPeopleOf(meta: z.output<typeof wire.AuditMeta>): AuditPeople {
  const { administrators, subject } = meta;
  const thing = thingOf(meta.thing?.thing ?? '');
  return { administrators, subject, thing: thing && { ...thing, name: meta.thing?.name ?? '' } };
}

/** The filters as the call takes them. */
export function filterInput(filters: AuditFilters): InputOf<typeof wire.getAuditLog> {
  const { actor, subject, classId, thing, action, kind, from, to } = filters;
  return {
    ...(actor !== '' && { actorId: actor }),
    ...(subject !== '' && { subjectId: subject }),
    ...(classId !== '' && { classId }),
    ...(thing !== '' && { thing }),
    ...(action !== '' && { act: action }),
    ...(isKind(kind) && { kind }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
  };
}

const isKind = (kind: string): kind is wire.AuditKind => Object.hasOwn(wire.auditKinds, kind);
