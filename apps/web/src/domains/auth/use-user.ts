import { useMemo } from 'react';
import { useAuthStore } from '../../platform/auth-store.ts';
import { type User, userOf } from './model.ts';

/** The person signed in; null only in the moment of signing out. */
export function useUser(): User | null {
  const stored = useAuthStore((state) => state.user);
  return useMemo(() => (stored ? userOf(stored) : null), [stored]);
}
