import type { User } from '@institute/contract/people';
import { useAuthStore } from '../../platform/auth-store.ts';

/** The person signed in; null only in the moment of signing out. */
export function useUser(): User | null {
  return useAuthStore((state) => state.user);
}
