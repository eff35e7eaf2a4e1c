import { getClassStudents } from '@institute/contract/classes/managed-classes';
import { type Group, getTimetable, setGroupStudents } from '@institute/contract/meetings/groups';
import { getLines } from '@institute/contract/meetings/seats';
import { useState } from 'react';
import * as z from 'zod/mini';
import { nameBelow } from '../../../domains/people/students-model.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useAct } from '../../../platform/answers.ts';
import { usePaged } from '../../../platform/paged-list.ts';
import { ChosenList } from '../../../ui/chosen-list.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FoundText } from '../../../ui/marked-text.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { type Choice, PickList } from '../../../ui/pick-list.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { TypedSearch } from '../../../ui/typed-search.tsx';
import { text } from './text.ts';

const PAGE_SIZE = 50;

const person = z.object({ id: z.number(), name: z.string() });
const schema = z.object({ people: z.array(person) });
type Values = z.output<typeof schema>;

interface GroupStudentsDialogProps {
  group: Group;
  classId: number;
  onClose: () => void;
}

/** Says who of the class is in a group. */
export function GroupStudentsDialog({ group, classId, onClose }: GroupStudentsDialogProps) {
  const save = useAct(setGroupStudents, { refreshes: [getTimetable, getLines] });
  const form = useForm<Values, Values>({
    schema,
    defaultValues: { people: group.students },
    words: { refused: text.refused, isOurs: true },
    onSubmit: async ({ people }) => {
      const studentList = people.map(({ id }) => id).join();
      await save.mutateAsync({ groupId: group.id, studentList });
      toast.success(text.saved);
      onClose();
    },
  });
  const { people } = form.values;
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
