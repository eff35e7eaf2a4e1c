import { deviceStorage } from '../../platform/storage.ts';

/** Where an administrator was before signing in as a student; forgotten with whoever signs out. */
const KEY = 'login-as-storage';

/** Notes where to come back to, once the student is who is signed in. */
export function noteReturnPath(path: string): void {
  deviceStorage.setItem(KEY, path);
}

/** Where to come back to; null when that is not known. */
export function returnPathOfOffice(): string | null {
  return deviceStorage.getItem(KEY);
}
