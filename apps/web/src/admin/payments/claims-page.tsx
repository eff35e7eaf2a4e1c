import { type Claim, getClaims } from '@institute/contract/payments/claims';
import { pathTo } from '@institute/contract/routes';
import { useQueryClient } from '@tanstack/react-query';
import { ImageIcon, Play, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { useSettings } from '../../domains/settings/api.ts';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { answerKey } from '../../platform/answer-key.ts';
import { useAnswer } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { ConfirmClaimDialog } from './claim-dialog.tsx';
import { isSeen, type LastConfirmed } from './claim-model.ts';
import { claimsText as text } from './claims-text.ts';

/** Transfers that students say to have made, and the dialog that goes from one to the next. */
export function ClaimsPage() {
  const list = useAnswer(getClaims, {}, { staleTime: 0 });
  const { open, setOpen, next, inRow, last, note } = useQueue(list.data ?? []);
  const [first] = list.data ?? [];
  return (
    <>
      <PageHeader
        title={text.title}
        actions={
          first && (
            <Button icon={<Play size={18} />} onClick={() => setOpen(first)}>
              {text.begin}
            </Button>
          )
        }
      >
        {text.intro} <span className="max-sm:hidden">{text.keys}</span>
      </PageHeader>
      {list.data ? (
        <ClaimList claims={list.data} onOpen={setOpen} />
      ) : list.isPending ? (
        <Loading label={text.loading}>
          <Skeleton className="h-40" />
        </Loading>
      ) : (
        <ErrorState title={text.failed} query={list} />
      )}
      {open && (
        <ConfirmClaimDialog
          key={open.id}
          claim={open}
          {...{ inRow, last }}
          onConfirmed={(done) => {
            note(done);
            return next(open);
          }}
          onNext={() => next(open)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

/** The claim that is open, and the way from one to the next of those that wait. */
function useQueue(rows: readonly Claim[]) {
  const client = useQueryClient();
  const [open, setOpen] = useState<Claim | null>(null);
  const [last, setLast] = useState<LastConfirmed | null>(null);
  const [inRow, setInRow] = useState(0);
  const done = useRef(new Set<number>());
  const next = async (current: Claim) => {
    done.current.add(current.id);
    const isLeft = ({ id }: Claim) => !done.current.has(id);
    // In their order from the one that was open; those before it follow at the end.
    const known = rows.find((one) => one.id > current.id && isLeft(one)) ?? rows.find(isLeft);
    if (known) return setOpen(known);
    // Those in view are done; more may have come, or wait beyond them.
    const fresh = await client
      .fetchQuery({
        queryKey: answerKey(getClaims, {}),
        queryFn: () => callApi(getClaims, {}),
        staleTime: 0,
      })
      .catch(() => null);
    const found = fresh?.find(isLeft);
    if (fresh && !found) toast.info(text.allDone);
    setOpen(found ?? null);
  };
  return {
    ...{ open, setOpen, next, inRow, last },
    note: (confirmed: LastConfirmed) => {
      setLast(confirmed);
      setInRow((now) => now + 1);
    },
  };
}

interface ClaimListProps {
  claims: readonly Claim[];
  onOpen: (claim: Claim) => void;
}

function ClaimList({ claims, onOpen }: ClaimListProps) {
  const takesTransfers = useSettings().data?.transfer != null;
  if (claims.length === 0) {
    return takesTransfers ? (
      <EmptyState title={text.empty}>{text.emptyDetail}</EmptyState>
    ) : (
      <EmptyState
        title={text.empty}
        action={
          <LinkButton to={`${pathTo('settings')}#transfer`} variant="secondary">
            {text.toSettings}
          </LinkButton>
        }
      >
        {text.noAccount}
      </EmptyState>
    );
  }
  return (
    <ul aria-label={text.list} className={`${cardClass} divide-y divide-line`}>
      {claims.map((claim) => (
        <li key={claim.id}>
          <button
            type="button"
            aria-label={text.open(claim.name)}
            onClick={() => onOpen(claim)}
            className="flex w-full flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-start hover:bg-sunken"
          >
            <Row claim={claim} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Row({ claim }: { claim: Claim }) {
  const { name, className, paidOn, amountKobo, picture } = claim;
  return (
    <>
      <span className="min-w-0 grow basis-48">
        <PersonText isName className="block font-medium [overflow-wrap:anywhere]">
          {name}
        </PersonText>
        <span className="text-muted text-sm [overflow-wrap:anywhere]">
          {className === '' ? text.forWallet : <PersonText>{className}</PersonText>}
          {' · '}
          <InstituteTime at={new Date(`${paidOn}T12:00:00Z`)} />
        </span>
      </span>
      {isSeen(claim) && (
        <Badge tone="gold" icon={<TriangleAlert size={14} />}>
          {text.looksSeen}
        </Badge>
      )}
      {picture !== '' && <ImageIcon size={18} aria-hidden="true" className="text-muted" />}
      <Money kobo={amountKobo} className="font-semibold" />
    </>
  );
}
