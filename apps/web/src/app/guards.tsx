import { pathTo } from '@institute/contract/routes';
import type { AbilityName } from '@institute/contract/rules/abilities';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useCan } from '../domains/people/use-actor.ts';

interface RequireAbilityProps {
  ability: AbilityName;
  children: ReactNode;
}

/** Lets through whoever has the ability; anybody else goes to the dashboard. */
export function RequireAbility({ ability, children }: RequireAbilityProps) {
  return useCan(ability) ? children : <Navigate to={pathTo('dashboard')} replace />;
}
