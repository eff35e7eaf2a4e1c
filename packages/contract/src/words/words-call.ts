/** What the calls about words and their practice share: our own, for whoever is signed in. */
export const wordsCall = {
  method: 'POST',
  path: '/api.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'session',
  actor: 'email',
} as const;
