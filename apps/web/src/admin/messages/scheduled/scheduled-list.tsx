import {
  cancelScheduledMessage,
  getScheduledMessages,
  type ScheduledMessage,
} from '@institute/contract/messages/scheduled-messages';
import { pathTo } from '@institute/contract/routes';
import { useState } from 'react';
import { DoneLink } from '../../../domains/audit/widgets/done-link.tsx';
import { StudentLink } from '../../../domains/people/widgets/student-link.tsx';
import { InstituteTime } from '../../../domains/settings/widgets/institute-time.tsx';
import { ClockNote } from '../../../domains/settings/widgets/time-column.tsx';
import { ConfirmedAct } from '../../../forms/confirmed-act.tsx';
import { useAct } from '../../../platform/answers.ts';
import { usePaged } from '../../../platform/paged-list.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { FoundText } from '../../../ui/marked-text.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { CellNote } from '../../../ui/table/cell-note.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useTableQuery } from '../../../ui/table/use-table-query.ts';
import { toast } from '../../../ui/toast.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { text } from './text.ts';

type Act = { kind: 'change' | 'cancel'; message: ScheduledMessage };

/** The messages that wait for their time, the next first: changed and cancelled before they go. */
export function ScheduledList() {
  const state = useTableQuery();
  const list = usePaged(getScheduledMessages, state);
  const [act, setAct] = useState<Act | null>(null);
  const close = () => setAct(null);
  return (
    <>
      <DataTable
        label={text.list}
        columns={columnsOf(state.search)}
        list={list}
        state={state}
        rowKey={({ id }) => id}
        actions={(message) => (
          <div className="flex justify-end gap-2 max-md:flex-wrap">
            <Button
              variant="secondary"
              size="sm"
              aria-label={text.changeOf(message.subject)}
              onClick={() => setAct({ kind: 'change', message })}
            >
              {text.change}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              aria-label={text.cancelOf(message.subject)}
              onClick={() => setAct({ kind: 'cancel', message })}
            >
              {text.cancel}
            </Button>
            <DoneLink kind="scheduledMessage" id={message.id} name={message.subject} />
          </div>
        )}
        searchLabel={text.search}
        failed={text.listFailed}
        empty={
          <EmptyState
            title={text.none}
            action={<LinkButton to={pathTo('sentMessages')}>{text.write}</LinkButton>}
          >
            {text.noneDetail}
          </EmptyState>
        }
        noMatch={text.noMatch}
      />
      {act?.kind === 'change' && <ChangeDialog message={act.message} onClose={close} />}
      {act?.kind === 'cancel' && <CancelDialog message={act.message} onClose={close} />}
    </>
  );
}

function CancelDialog({ message, onClose }: { message: ScheduledMessage; onClose: () => void }) {
  const cancel = useAct(cancelScheduledMessage, { refreshes: [getScheduledMessages] });
  return (
    <ConfirmedAct
      title={text.cancelTitle}
      confirmLabel={text.cancel}
      busyLabel={text.cancelling}
      words={{ refused: text.cancelFailed }}
      onConfirm={async () => {
        await cancel.mutateAsync({ scheduledId: message.id });
        toast.success(text.cancelled);
        onClose();
      }}
      onClose={onClose}
    >
      <p className="mb-2 font-semibold text-ink">
        <PersonText>{message.subject}</PersonText>
      </p>
      <p>{text.cancelDetail}</p>
    </ConfirmedAct>
  );
}

const columnsOf = (search: string): Column<ScheduledMessage>[] => [
  {
    id: 'subject',
    header: text.subject,
    isTitle: true,
    cell: ({ subject }) => (
      <FoundText text={subject} search={search} className="[overflow-wrap:anywhere]" />
    ),
  },
  {
    id: 'at',
    header: text.sendAt,
    note: <ClockNote />,
    cell: ({ sendAt, problem }) => (
      <>
        <InstituteTime at={sendAt} withTime isBare />
        {problem && (
          <CellNote>
            <span className="text-bad">{text.problems[problem]}</span>
          </CellNote>
        )}
      </>
    ),
  },
  { id: 'to', header: text.to, cell: (message) => <Recipients message={message} /> },
  {
    id: 'sender',
    header: text.sender,
    cell: ({ sender, senderId }) => (
      <StudentLink id={senderId}>
        <PersonText>{sender}</PersonText>
      </StudentLink>
    ),
  },
];

const classWords = {
  ...{ all: text.ofClass, unopened: text.unopenedOf },
  ...{ ending: text.endingOf, silent: text.silentOf },
};

/** Whom it is for; how many those are is not known before it goes. */
function Recipients({ message }: { message: ScheduledMessage }) {
  const { isToAll, named, className, classWho } = message;
  if (isToAll) return text.everybody;
  if (className === '') return text.named(named);
  const name = <PersonText>{className}</PersonText>;
  return <Sentence words={classWords[classWho]} fill={{ name }} />;
}
