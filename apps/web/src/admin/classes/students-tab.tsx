import { classLabels } from '@institute/contract/classes/class-form';
import {
  type ClassStudent,
  getClassStudents,
  getManagedClass,
} from '@institute/contract/classes/managed-classes';
import { AudioLines, Banknote } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useCan, useCanIn } from '../../domains/auth/use-actor.ts';
import { giftNames } from '../../domains/payments/office-words.ts';
import { TakePaymentDialog } from '../../domains/payments/widgets/take-payment-dialog.tsx';
import { studentPath } from '../../domains/people/student-path.ts';
import { onlyOfClass } from '../../domains/people/students-model.ts';
import { useChosen } from '../../domains/people/use-chosen.ts';
import { ChosenBar } from '../../domains/people/widgets/chosen-bar.tsx';
import { personColumns } from '../../domains/people/widgets/person-columns.tsx';
import { usePlaceActs } from '../../domains/places/widgets/place-acts.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { useAnswer } from '../../platform/answers.ts';
import { usePaged } from '../../platform/paged-list.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazy } from '../../ui/lazy.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { CopyContacts } from './copy-contacts.tsx';
import { text } from './text.ts';

const StudentTakes = lazy(
  () =>
    import('../../domains/homework/widgets/student-takes.tsx').then((code) => code.StudentTakes),
  { whenLost: 'close' },
);

/** Its columns; of how many lessons, once the class is there. */
const columnsOf = (lessons: number): readonly Column<ClassStudent>[] => [
  // Who has a phone is called by it; the e-mail is for who asks for it.
  ...personColumns<ClassStudent>().map((column) => ({ ...column, isExtra: column.id === 'email' })),
  {
    id: 'phone',
    header: text.phone,
    sortable: true,
    isWhole: true,
    cell: ({ phone, email }) => (
      <bdi dir="ltr" className="figures">
        {phone || email}
      </bdi>
    ),
  },
  {
    id: 'next',
    header: text.nextSubscription,
    sortable: true,
    isWhole: true,
    cell: ({ subscriptionEndsAt: at, terms, gift }) =>
      at ? (
        <InstituteTime at={at} />
      ) : (
        <span className="text-muted">
          {gift ? giftNames[gift] : terms === 'free' ? text.freeClass : text.onePayment}
        </span>
      ),
  },
  {
    id: 'status',
    isWhole: true,
    header: classLabels.isActive,
    cell: ({ status, heldUntil }) =>
      heldUntil ? (
        <Badge tone="gold">
          {text.onHold} <InstituteTime at={heldUntil} />
        </Badge>
      ) : (
        <Badge tone={status === 'active' ? 'good' : 'bad'}>{text[status]}</Badge>
      ),
  },
  {
    id: 'opened',
    header: text.lessonsOpened,
    align: 'end',
    cell: ({ lessonsOpened }) => (
      <span className="figures">
        {lessonsOpened === undefined ? '–' : text.lessonsOf(lessonsOpened, lessons)}
      </span>
    ),
  },
  {
    id: 'seen',
    header: text.lastSeen,
    isWhole: true,
    cell: ({ lastSeenAt: at }) =>
      at ? <InstituteTime at={at} /> : <span className="text-muted">{text.never}</span>,
  },
];

/** The students of a class, newest first, their phones and e-mails for the clipboard, and their places. */
export function StudentsTab() {
  const { id: classId = '' } = useParams();
  const state = useTableQuery();
  const list = usePaged(getClassStudents, state, { filters: { classId } });
  const seesAccounts = useCan('people.see');
  const changesPlaces = useCan('places.change');
  const movesMoney = useCan('money.move');
  const [heard, setHeard] = useState<ClassStudent | null>(null);
  const [paying, setPaying] = useState<ClassStudent | null>(null);
  const { data: item } = useAnswer(getManagedClass, { classId });
  const hears = useCanIn('homework.answer', item?.id ?? 0) && item !== undefined;
  const takesMoney = movesMoney && item !== undefined && item.priceKobo > 0;
  const chosen = useChosen(state, onlyOfClass(item?.id ?? null));
  const places = usePlaceActs({ onDone: chosen.clear });
  return (
    <>
      <DataTable
        name="class-students"
        label={text.students}
        columns={columnsOf(item?.lessonCount ?? 0)}
        list={list}
        state={state}
        rowKey={({ id }) => id}
        searchLabel={text.studentsSearch}
        tools={<CopyContacts classId={classId} />}
        {...(seesAccounts && { rowLink: (row: ClassStudent) => studentPath(row.id) })}
        {...(changesPlaces &&
          item && {
            selection: chosen.selection,
            chosen: (
              <ChosenBar chosen={chosen}>
                {places
                  .actsFor({
                    ...{ people: chosen.people, classId: item.id, className: item.name },
                    isMonthly: item.isMonthly && item.priceKobo > 0,
                    // Who is chosen may stand on another page.
                    isHeld: true,
                  })
                  .map(({ label, icon: Icon, onSelect }) => (
                    <Button
                      key={label}
                      variant="secondary"
                      size="sm"
                      icon={<Icon size={18} />}
                      onClick={onSelect}
                    >
                      {label}
                    </Button>
                  ))}
              </ChosenBar>
            ),
          })}
        {...((takesMoney || hears) && {
          actions: (row: ClassStudent) => (
            <ActionMenu
              label={text.actionsFor(row.name)}
              actions={[
                ...(takesMoney
                  ? [{ label: text.pay, icon: Banknote, onSelect: () => setPaying(row) }]
                  : []),
                ...(hears
                  ? [{ label: text.takes, icon: AudioLines, onSelect: () => setHeard(row) }]
                  : []),
              ]}
            />
          ),
        })}
        failed={text.studentsFailed}
        empty={<EmptyState title={text.noStudents}>{text.noStudentsDetail}</EmptyState>}
        noMatch={text.noStudentMatches}
      />
      {places.dialog}
      {heard && item && (
        <StudentTakes
          {...{ classId: item.id, studentId: heard.id, studentName: heard.name }}
          onClose={() => setHeard(null)}
          fallback={null}
        />
      )}
      {paying && item && (
        <TakePaymentDialog student={paying} classId={item.id} onClose={() => setPaying(null)} />
      )}
    </>
  );
}
