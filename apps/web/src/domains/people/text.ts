import { dictionary } from '@institute/contract/language';
import { type RoleName, roleNameOf } from '@institute/contract/rules/abilities';

/** The words around a person. */
export const text = dictionary('domains/people', {
  name: 'Name',
  email: 'Email',
  roles: { student: 'Student', administrator: 'Admin' } satisfies Record<RoleName, string>,
});

/** A role by its number, in words. */
export function roleWord(role: number): string {
  const name = roleNameOf(role);
  return name ? text.roles[name] : String(role);
}
