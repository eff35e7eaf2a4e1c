import { formatNumber } from '@institute/contract/language';
import { pathTo } from '@institute/contract/routes';
import { isRegistrationClosed } from '@institute/contract/rules/registration';
import { BookOpen, GraduationCap, type LucideIcon, Trophy, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useClasses, useMyClasses } from '../../domains/classes/api.ts';
import type { Class } from '../../domains/classes/model.ts';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { useUser } from '../../domains/people/use-user.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { text } from './text.ts';

/** The wallet, the quiz and the numbers of classes, each the way to what stands behind it. */
export function Figures() {
  const user = useUser();
  const classes = useClasses();
  const mine = useMyClasses();
  const timeZone = useTimeZone();
  const isClosed = ({ registrationEnd }: Class) =>
    isRegistrationClosed(registrationEnd, new Date(), timeZone);
  const open = classes.data?.filter((one) => one.isActive && !isClosed(one));
  return (
    <nav
      aria-label={text.figures}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line shadow-card lg:grid-cols-4"
    >
      <Figure to={pathTo('wallet')} icon={Wallet} label={text.wallet}>
        <Money kobo={user?.walletKobo ?? 0} />
      </Figure>
      <Figure to={pathTo('game')} icon={Trophy} label={text.quizCard}>
        {text.quizCardDetail}
      </Figure>
      <Figure to={pathTo('myClasses')} icon={GraduationCap} label={text.mine}>
        <Count isPending={mine.isPending} of={mine.data} />
      </Figure>
      <Figure to={pathTo('classes')} icon={BookOpen} label={text.available}>
        <Count isPending={classes.isPending} of={open} />
      </Figure>
    </nav>
  );
}

interface FigureProps {
  to: string;
  icon: LucideIcon;
  label: string;
  children: ReactNode;
}

function Figure({ to, icon: Icon, label, children }: FigureProps) {
  return (
    <Link
      to={to}
      className="flex min-h-16 items-center gap-3 bg-surface px-4 py-2 hover:bg-sunken focus-visible:-outline-offset-2"
    >
      <Icon size={20} className="hidden shrink-0 text-primary sm:block" />
      <span className="flex min-w-0 flex-col">
        <span className="text-muted text-sm">{label}</span>
        <span className="flex min-h-6 items-center font-semibold">{children}</span>
      </span>
    </Link>
  );
}

/** The length of a list, while it is on its way its place, and a dash where it could not be had. */
function Count({ isPending, of }: { isPending: boolean; of: readonly unknown[] | undefined }) {
  if (isPending) return <Skeleton className="h-5 w-10" />;
  if (of) return formatNumber(of.length);
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{text.unknown}</span>
    </>
  );
}
