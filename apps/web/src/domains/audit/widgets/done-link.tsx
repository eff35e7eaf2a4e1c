import type { Thing } from '@institute/contract/audit/things';
import { History } from 'lucide-react';
import { Link } from 'react-router';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useCan } from '../../auth/use-actor.ts';
import { text } from '../text.ts';
import { donePath } from '../use-done-with.ts';

interface DoneLinkProps extends Thing {
  /** What the thing is called. */
  name: string;
}

/** An icon among others that leads to what was done with a thing; nothing for whom the log is not. */
export function DoneLink({ name, ...thing }: DoneLinkProps) {
  if (!useCan('audit.read')) return null;
  return (
    <Link
      to={donePath(thing)}
      aria-label={text.doneWith(name)}
      title={text.done}
      className="tap inline-flex items-center justify-center rounded-full text-muted hover:bg-sunken hover:text-ink"
    >
      <History size={18} />
    </Link>
  );
}

/** The same as a button with words. */
export function DoneButton(thing: Thing) {
  if (!useCan('audit.read')) return null;
  return (
    <LinkButton variant="ghost" icon={<History size={18} />} to={donePath(thing)}>
      {text.done}
    </LinkButton>
  );
}
