import type { User } from '@institute/contract/auth/user';
import { useAuthStore } from '../../platform/auth-store.ts';

/** The person signed in; null only in the moment of signing out. */
export const useUser = (): User | null => useAuthStore((state) => state.user);
