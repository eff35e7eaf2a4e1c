/** The roles of people, as the wire and the database number them; the numbers stand here alone. */
export const roles = { student: 1, administrator: 11 } as const;

/** The name of a role. */
export type RoleName = keyof typeof roles;

/** The name of the role with a number; undefined where there is no such role. */
export function roleNameOf(number: number): RoleName | undefined {
  return (Object.keys(roles) as RoleName[]).find((name) => roles[name] === number);
}
