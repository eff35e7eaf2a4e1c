import { type Thing, thingName } from '@institute/contract/audit/things';
import { pathTo } from '@institute/contract/routes';
import { History } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Action } from '../../ui/action-menu.tsx';
import { useCan } from '../auth/use-actor.ts';
import { text } from './text.ts';

/** Where the log shows what was done with a thing. */
export const donePath = (thing: Thing) => `${pathTo('audit')}?thing=${thingName(thing)}`;

/** The action of a menu that leads to what was done with a thing; none for whom the log is not. */
export function useDoneWith(): (thing: Thing) => Action[] {
  const navigate = useNavigate();
  const mayRead = useCan('audit.read');
  return (thing) =>
    mayRead
      ? [{ label: text.done, icon: History, onSelect: () => void navigate(donePath(thing)) }]
      : [];
}
