import { dictionary } from './language.ts';
import { type RoleName, roleNameOf } from './rules/abilities.ts';

const text = dictionary('roles', {
  student: 'Student',
  administrator: 'Admin',
} satisfies Record<RoleName, string>);

/** A role by its number, in words. */
export function roleWord(role: number): string {
  const name = roleNameOf(role);
  return name ? text[name] : String(role);
}
