/** What the calls of the page of one student have in common. */
export const recordCall = {
  method: 'POST',
  path: '/adminActions.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'people.manage',
  actor: 'admin_email',
} as const;
