import {
  type AbilityActor,
  type AbilityName,
  type ClassAbility,
  can,
  reachOf,
} from '@institute/contract/auth/abilities';
import { useMemo } from 'react';
import { useUser } from './use-user.ts';

/**
 * Who acts, as the contract's table of abilities sees it; null only in the moment of signing out. A
 * courtesy to the eye: the server reads the role itself on every call.
 */
export function useActor(): AbilityActor | null {
  const user = useUser();
  return useMemo(
    () =>
      user && {
        userId: user.id,
        role: user.role,
        isImpersonated: user.actingAdmin !== '',
        teaches: user.teaches,
        office: user.office,
      },
    [user],
  );
}

/** Whether an ability of whoever is signed in reaches anything: its screens are then worth showing. */
export function useCan(ability: AbilityName): boolean {
  const actor = useActor();
  return actor !== null && reachOf(actor, ability) !== 'none';
}

/** Whether whoever is signed in has an ability in a class. */
export function useCanIn(ability: ClassAbility, classId: number): boolean {
  const actor = useActor();
  return actor !== null && can(actor, ability, { classId });
}
