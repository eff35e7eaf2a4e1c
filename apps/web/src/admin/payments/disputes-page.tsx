import {
  answerDispute,
  type Dispute,
  type DisputeAnswerKind,
  disputeStates,
  getDisputeEvidence,
  getDisputes,
} from '@institute/contract/payments/disputes';
import { pathTo } from '@institute/contract/routes';
import { FileDown, Scale, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '../../domains/auth/use-actor.ts';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { moneyMoved } from '../../domains/payments/managed-api.ts';
import { studentPath } from '../../domains/people/student-path.ts';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { refusalWords } from '../../forms/submit-error.ts';
import { useAct } from '../../platform/answers.ts';
import { save } from '../../platform/download.ts';
import { usePaged } from '../../platform/paged-list.ts';
import { type Action, ActionMenu } from '../../ui/action-menu.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { FilterSelect } from '../../ui/table/filter-select.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { toast } from '../../ui/toast.ts';
import { disputesText as text } from './disputes-text.ts';
import { text as paymentText } from './text.ts';

const stateChoices = ['waiting', ...disputeStates] as const;
const stateNames = { waiting: text.waiting, ...text.states };
const tones: Readonly<Record<Dispute['state'], BadgeTone>> = {
  ...{ open: 'bad', answering: 'info', sent: 'gold', lost: 'neutral', won: 'good' },
};

interface Answering {
  dispute: Dispute;
  answer: DisputeAnswerKind;
}

/** Card payments that their payers dispute, with their clock, the evidence, and the two answers. */
export function DisputesPage() {
  const state = useTableQuery({ filters: ['state'] });
  const wanted = stateChoices.find((one) => one === state.filter('state'));
  const list = usePaged(getDisputes, state, { filters: wanted ? { state: wanted } : {} });
  const [answering, setAnswering] = useState<Answering | null>(null);
  return (
    <>
      <BackLink to={pathTo('payments')}>{paymentText.title}</BackLink>
      <PageHeader title={text.title}>{text.intro}</PageHeader>
      <DataTable
        name="disputes"
        label={text.title}
        columns={columns}
        list={list}
        state={state}
        rowKey={({ id }) => id}
        rowLink={({ studentId }) =>
          studentId === 0 ? `${pathTo('books')}?tab=provider` : studentPath(studentId)
        }
        searchLabel={text.search}
        filters={
          <FilterSelect
            name="state"
            label={text.state}
            any={text.everyState}
            options={stateChoices.map((value) => [value, stateNames[value]] as const)}
            state={state}
            value={wanted ?? ''}
          />
        }
        failed={text.failed}
        empty={<EmptyState title={text.empty}>{text.emptyDetail}</EmptyState>}
        noMatch={text.noMatch}
        actions={(dispute) => <Actions dispute={dispute} onAnswer={setAnswering} />}
      />
      {answering && <AnswerDialog {...answering} onClose={() => setAnswering(null)} />}
    </>
  );
}

const columns: Column<Dispute>[] = [
  {
    id: 'name',
    header: text.name,
    cell: ({ name, studentId }) =>
      studentId === 0 ? (
        <span className="text-muted">
          {text.nobody}. {text.nobodyDetail}
        </span>
      ) : (
        <PersonText isName>{name}</PersonText>
      ),
    isTitle: true,
  },
  {
    id: 'payment',
    header: text.payment,
    cell: ({ reference }) => (
      <bdi className="figures text-sm [overflow-wrap:anywhere]">{reference}</bdi>
    ),
  },
  {
    id: 'said',
    header: text.said,
    cell: ({ answer, answeredBy, problem, lostKobo, remindedAt, state }) => (
      <>
        {answer !== '' && <PersonText>{answer}</PersonText>}
        {answeredBy !== '' && (
          <span className="block text-muted text-sm">
            <PersonText isName>{answeredBy}</PersonText>
          </span>
        )}
        {problem !== '' && <span className="block text-bad">{problem}</span>}
        {state === 'open' && remindedAt && <span className="block">{text.reminded}</span>}
        {lostKobo > 0 && (
          <span className="block text-muted text-sm">
            {text.lost} <Money kobo={lostKobo} />
          </span>
        )}
      </>
    ),
  },
  {
    id: 'day',
    header: text.day,
    cell: ({ dueAt, endedAt }) =>
      endedAt ? (
        <>
          {text.ended} <InstituteTime at={endedAt} />
        </>
      ) : (
        <InstituteTime at={dueAt} withTime />
      ),
    isWhole: true,
  },
  {
    id: 'state',
    header: text.state,
    isWhole: true,
    cell: ({ state }) => <Badge tone={tones[state]}>{text.states[state]}</Badge>,
  },
  {
    id: 'amount',
    header: text.amount,
    cell: ({ amountKobo }) => <Money kobo={amountKobo} />,
    align: 'end',
    isWhole: true,
  },
];

interface ActionsProps {
  dispute: Dispute;
  onAnswer: (answering: Answering) => void;
}

/** What somebody can do about a dispute: save its evidence, contest it, or give the money back. */
function Actions({ dispute, onAnswer }: ActionsProps) {
  const canMove = useCan('money.move');
  const read = useAct(getDisputeEvidence);
  const saveEvidence = async () => {
    try {
      const { name, html } = await read.mutateAsync({ disputeId: dispute.id });
      save(new Blob([html], { type: 'text/html' }), name);
    } catch (error) {
      toast.error(refusalWords(error, text.evidenceFailed));
    }
  };
  const onSelect = () => void saveEvidence();
  const actions: Action[] = [{ label: text.evidence, icon: FileDown, onSelect }];
  if (canMove && dispute.state === 'open') {
    const say = (answer: DisputeAnswerKind) => () => onAnswer({ dispute, answer });
    if (dispute.studentId !== 0) {
      actions.unshift({ label: text.contest, icon: Scale, onSelect: say('contest') });
    }
    actions.push({ label: text.accept, icon: Undo2, onSelect: say('accept') });
  }
  return <ActionMenu label={text.actionsFor(dispute.reference)} actions={actions} />;
}

function AnswerDialog({ dispute, answer, onClose }: Answering & { onClose: () => void }) {
  const tell = useAct(answerDispute, { refreshes: [...moneyMoved, getDisputes] });
  const words =
    answer === 'contest'
      ? { title: text.contest, intro: text.contestIntro }
      : { title: text.accept, intro: text.acceptIntro };
  return (
    <ReasonDialog
      title={words.title}
      label={text.message}
      hint={text.messageHint}
      missing={text.messageMissing}
      maxLength={500}
      confirmLabel={words.title}
      busyLabel={text.sending}
      done={text.answered}
      onConfirm={(message) => tell.mutateAsync({ disputeId: dispute.id, answer, message })}
      onClose={onClose}
    >
      <div>
        <p className="flex items-baseline justify-between gap-4 font-medium">
          <PersonText isName className="min-w-0 [overflow-wrap:anywhere]">
            {dispute.name}
          </PersonText>
          <Money kobo={dispute.amountKobo} className="shrink-0" />
        </p>
        <p className="mt-2">{words.intro}</p>
      </div>
    </ReasonDialog>
  );
}
