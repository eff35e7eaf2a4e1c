import { getClassStudents } from '@institute/contract/classes/managed-classes';
import { flagOf } from '@institute/contract/fields';
import {
  type FullGroupRule,
  fullGroupRules,
  type Group,
  getTimetable,
  setGroupStudents,
} from '@institute/contract/meetings/groups';
import { getLines, type InLine } from '@institute/contract/meetings/seats';
import { useState } from 'react';
import * as z from 'zod/mini';
import { nameBelow } from '../../../domains/people/students-model.ts';
import { useTimeZone } from '../../../domains/settings/time-zone.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useAct } from '../../../platform/answers.ts';
import { usePaged } from '../../../platform/paged-list.ts';
import { useNow } from '../../../platform/server-clock.ts';
import { ChosenList } from '../../../ui/chosen-list.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatDateTime } from '../../../ui/format.ts';
import { FoundText } from '../../../ui/marked-text.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { type Choice, PickList } from '../../../ui/pick-list.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { TypedSearch } from '../../../ui/typed-search.tsx';
import { groupAsks } from './group-asks.ts';
import { text } from './text.ts';
import type { TimetableData } from './timetable-data.ts';

const PAGE_SIZE = 50;

const person = z.object({ id: z.number(), name: z.string() });
const schema = z.object({
  people: z.array(person),
  whenFull: z.enum(fullGroupRules),
  inBoth: z.enum(['no', 'yes']),
});
type Values = z.output<typeof schema>;

interface GroupStudentsDialogProps {
  group: Group;
  classId: number;
  timetable: TimetableData;
  /** Who waits for a seat in it, or for whom one is kept. */
  waiting: readonly InLine[];
  onClose: () => void;
}

const inBothOptions = (['no', 'yes'] as const).map((value) => ({
  value,
  label: text.inBothWays[value],
}));

/** Says who of the class is in a group; what becomes of a seat that is kept, and of another group, is asked. */
export function GroupStudentsDialog(props: GroupStudentsDialogProps) {
  const { group, classId, timetable, waiting, onClose } = props;
  const now = useNow();
  const zone = useTimeZone();
  const save = useAct(setGroupStudents, { refreshes: [getTimetable, getLines] });
  const form = useForm<Values, Values>({
    schema,
    defaultValues: { people: group.students, whenFull: 'refuse', inBoth: 'no' },
    fieldOfCode: { group_full: 'whenFull' },
    words: { refused: text.refused, isOurs: true },
    onSubmit: async ({ people, whenFull, inBoth }) => {
      const asks = groupAsks({ group, timetable, waiting, people, now });
      await save.mutateAsync({
        ...{ groupId: group.id, studentList: people.map(({ id }) => id).join(), whenFull },
        ...(asks.elsewhere.length > 0 && { inBoth: flagOf(inBoth === 'yes') }),
      });
      toast.success(text.saved);
      onClose();
    },
  });
  const { people } = form.values;
  const { elsewhere, kept, over } = groupAsks({ group, timetable, waiting, people, now });
  const choose = (chosen: readonly Choice[]) =>
    form.change(
      'people',
      chosen.map(({ id, name }) => ({ id, name })),
    );
  return (
    <FormDialog
      form={form}
      title={text.studentsTitle}
      size="lg"
      onClose={onClose}
      submit={text.save}
      busyLabel={text.saving}
    >
      <p className="text-muted">{text.studentsDetail}</p>
      <p role="status" className="font-medium">
        {text.chosen(people.length)}
      </p>
      {elsewhere.length > 0 && (
        <div className="flex flex-col items-start gap-2 rounded-field bg-gold-soft px-3 py-3">
          {elsewhere.map(({ id, name, groups }) => (
            <p key={id}>{text.isIn(name, groups.join(', '))}</p>
          ))}
          <Segmented
            label={text.inBoth}
            options={inBothOptions}
            value={form.values.inBoth}
            onChange={(value) => form.change('inBoth', value)}
          />
        </div>
      )}
      {(over > 0 || form.errorOf('whenFull')) && (
        <div className="flex flex-col gap-2 rounded-field bg-gold-soft px-3 py-3">
          <p>{text.overSeats(group.seats)}</p>
          {kept.map(({ studentId, name, until }) => (
            <p key={studentId}>{text.keptFor(name, until ? formatDateTime(until, zone) : '')}</p>
          ))}
          <SelectField
            label={text.whenFull}
            options={fullGroupRules
              .filter(
                (rule) => rule !== 'withdraw' || kept.some(({ state }) => state === 'offered'),
              )
              .map((value) => ({ value, label: text.fullRules[value] }))}
            value={form.values.whenFull}
            onChange={({ target }) => form.change('whenFull', target.value as FullGroupRule)}
            error={form.errorOf('whenFull')}
          />
        </div>
      )}
      <ChosenList selected={people} onChange={choose} words={text} />
      <Roster classId={classId} selected={people} onChange={choose} />
    </FormDialog>
  );
}

interface RosterProps {
  classId: number;
  selected: readonly Choice[];
  onChange: (selected: readonly Choice[]) => void;
}

/** Everybody with a place in the class by name, each a line to tick. */
function Roster({ classId, selected, onChange }: RosterProps) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const wanted = { page, perPage: PAGE_SIZE, sort: 'name', search };
  const list = usePaged(getClassStudents, wanted, { filters: { classId } });
  return (
    <>
      <TypedSearch
        value={search}
        onSearch={(next) => {
          setSearch(next);
          setPage(1);
        }}
        label={text.search}
      />
      {list.data ? (
        <>
          {list.data.total === 0 && <p className="text-muted">{text.noPeople}</p>}
          <PickList
            label={text.people}
            items={list.data.rows}
            selected={selected}
            onChange={onChange}
            waiting={list.isPlaceholderData}
            className="max-h-72 overflow-y-auto rounded-field border border-line"
            name={({ name }) => <FoundText text={name} search={search} byWord />}
            detail={(row) => <FoundText text={nameBelow(row)} search={search} byWord dir="ltr" />}
          />
          <Pagination
            page={page}
            pageCount={Math.ceil(list.data.total / PAGE_SIZE)}
            onPage={setPage}
            label={text.pages}
          />
        </>
      ) : list.error ? (
        <ErrorState title={text.peopleFailed} query={list} />
      ) : (
        <Loading label={text.peopleLoading}>
          <Skeleton className="h-44" />
        </Loading>
      )}
    </>
  );
}
