import {
  beginConfirmation,
  beginSecondStep,
  type Challenge,
  confirmIdentity,
  passSecondStep,
} from '@institute/contract/auth/second-factor';

import { callApi } from '../../platform/api.ts';
import { enter } from './enter-api.ts';

import type { Proof } from './second-factor-model.ts';

/** How the second step of this browser's sign-in can be passed. Fails with `second_step_over`. */
export function askSecondStep(): Promise<Challenge> {
  return callApi(beginSecondStep, {});
}

/** Passes the second step; `onDone` runs before the page changes. */
export async function passStep(proof: Proof, onDone: () => void): Promise<void> {
  const user = await callApi(passSecondStep, proof);
  onDone();
  enter(user);
}

/** How the person signed in may prove again that it is they. */
export function askConfirmation(): Promise<Challenge> {
  return callApi(beginConfirmation, {});
}

/** Proves again that it is the person signed in. */
export async function confirm(proof: Proof): Promise<void> {
  await callApi(confirmIdentity, proof);
}
