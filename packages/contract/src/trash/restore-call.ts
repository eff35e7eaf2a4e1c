/** Common to the calls of the trash and those of each subject that bring something back: our own. */
export const restoreCall = {
  method: 'POST',
  path: '/adminActions.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'trash.manage',
  actor: 'admin_email',
} as const;
