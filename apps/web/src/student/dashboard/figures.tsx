import { getMyClasses } from '@institute/contract/classes/classes';
import { formatNumber } from '@institute/contract/language';
import { pathTo } from '@institute/contract/routes';
import { BookOpen, GraduationCap, type LucideIcon, Trophy, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useUser } from '../../domains/auth/use-user.ts';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { useMyStudy } from '../../domains/lessons/study-api.ts';
import { useIsQuizOn } from '../../domains/settings/api.ts';
import { useAnswer } from '../../platform/answers.ts';
import { cx } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { text } from './text.ts';

/** The wallet, the quiz and the numbers of classes, each the way to what stands behind it. */
export function Figures() {
  const user = useUser();
  const study = useMyStudy();
  const mine = useAnswer(getMyClasses, {});
  const isQuizOn = useIsQuizOn();
  return (
    <nav
      aria-label={text.figures}
      className={cx(
        'grid gap-px overflow-hidden rounded-card border border-line bg-line shadow-card',
        isQuizOn ? 'grid-cols-2 lg:grid-cols-4' : 'sm:grid-cols-3',
      )}
    >
      <Figure to={pathTo('wallet')} icon={Wallet} label={text.wallet}>
        <Money kobo={user?.walletKobo ?? 0} />
      </Figure>
      {isQuizOn && (
        <Figure to={pathTo('game')} icon={Trophy} label={text.quizCard}>
          {text.quizCardDetail}
        </Figure>
      )}
      <Figure to={pathTo('myClasses')} icon={GraduationCap} label={text.mine}>
        <Count isPending={mine.isPending} of={mine.data?.length} />
      </Figure>
      <Figure to={pathTo('classes')} icon={BookOpen} label={text.available}>
        <Count isPending={study.isPending} of={study.data?.openClasses} />
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

/** A number, while it is on its way its place, and a dash where it could not be had. */
function Count({ isPending, of }: { isPending: boolean; of: number | null | undefined }) {
  if (isPending) return <Skeleton className="h-5 w-10" />;
  if (typeof of === 'number') return formatNumber(of);
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{text.unknown}</span>
    </>
  );
}
