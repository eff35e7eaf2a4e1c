import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCan } from '../../auth/use-actor.ts';
import { studentPath } from '../student-path.ts';

interface StudentLinkProps {
  /** Null where it is not known who it is. */
  id: number | null;
  /** The name, in its own direction. */
  children: ReactNode;
}

/** A student's name, and the way to their page for whoever may see it. */
export function StudentLink({ id, children }: StudentLinkProps) {
  const seesAccounts = useCan('people.see');
  if (!seesAccounts || id === null) return children;
  return (
    <Link to={studentPath(id)} className="underline-offset-4 hover:underline">
      {children}
    </Link>
  );
}
