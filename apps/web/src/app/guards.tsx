import { ROLE_ADMIN } from '@institute/contract/people';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useAuthStore } from '../platform/auth-store.ts';

/** True for role 11. A courtesy to the eye: the server reads the role itself on every call. */
export function useIsAdmin(): boolean {
  return useAuthStore((state) => state.user?.role === ROLE_ADMIN);
}

/** Lets administrators through; anybody else goes to the dashboard. */
export function AdminOnly({ children }: { children: ReactNode }) {
  return useIsAdmin() ? children : <Navigate to="/" replace />;
}
