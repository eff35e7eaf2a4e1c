import type { FixedRouteName } from '../routes.ts';

/** The roles of people, as the wire and the database number them; the numbers stand here alone. */
export const roles = { student: 1, administrator: 11 } as const;

/** The name of a role. */
export type RoleName = keyof typeof roles;

/** Where a role begins: whoever works in the office, there (decision 072). */
const firstPages = {
  student: 'dashboard',
  administrator: 'office',
} satisfies Record<RoleName, FixedRouteName>;

/** The name of the role with a number; undefined where there is no such role. */
export function roleNameOf(number: number | undefined): RoleName | undefined {
  return (Object.keys(roles) as RoleName[]).find((name) => roles[name] === number);
}

/**
 * The route at which a person begins: that of the role, and for a student who holds a power of the
 * office or teaches a class that of the office or of teachers. That of students for nobody in particular.
 */
export function firstPageOf(
  person: { role: number; teaches: readonly unknown[]; office: readonly unknown[] } | null,
): FixedRouteName {
  if (person && person.office.length > 0) return firstPages.administrator;
  const page = firstPages[roleNameOf(person?.role) ?? 'student'];
  return page === firstPages.student && person && person.teaches.length > 0 ? 'teaching' : page;
}
