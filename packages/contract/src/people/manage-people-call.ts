/** What the calls by which the office manages people have in common. */
export const managePeopleCall = {
  method: 'POST',
  path: '/adminActions.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'people.manage',
  actor: 'admin_email',
} as const;
