import {
  type GameLevel,
  gameLevels,
  getQuizQuestions,
  type QuizQuestion,
} from '@institute/contract/game/game';
import { usePaged } from '../../platform/paged-list.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MixedText } from '../../ui/mixed-text.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { FilterSelect } from '../../ui/table/filter-select.tsx';
import { type TableQuery, useTableQuery } from '../../ui/table/use-table-query.ts';
import { quizText as text } from './text.ts';

const columns: Column<QuizQuestion>[] = [
  {
    id: 'question',
    header: text.question,
    isTitle: true,
    cell: ({ question }) => <MixedText text={question} />,
  },
  { id: 'answer', header: text.answer, cell: ({ answer }) => <MixedText text={answer} /> },
  {
    id: 'wrong',
    header: text.wrong,
    cell: ({ wrong }) => (
      <ul>
        {wrong.map((one) => (
          <li key={one} className="md:inline md:not-last:after:content-['_·_']">
            <MixedText text={one} />
          </li>
        ))}
      </ul>
    ),
  },
  { id: 'level', header: text.level, cell: ({ level }) => text.levels[level] },
];

/** /admin/settings/quiz: the questions that the quiz asks, to be read. */
export function QuizQuestionsPage() {
  const state = useTableQuery({ filters: ['level'] });
  const level = levelIn(state);
  const list = usePaged(getQuizQuestions, state, { filters: level ? { level } : {} });
  return (
    <>
      <PageHeader title={text.title}>{text.intro}</PageHeader>
      <DataTable
        label={text.list}
        columns={columns}
        list={list}
        state={state}
        rowKey={({ level: of, question, answer }) => `${of} ${question} ${answer}`}
        searchLabel={text.search}
        filters={<LevelFilter state={state} />}
        failed={text.failed}
        empty={<EmptyState title={text.empty} />}
        noMatch={text.noMatch}
      />
    </>
  );
}

/** The level that the address asks for; '' for all. */
const levelIn = ({ filter }: TableQuery): GameLevel | '' =>
  gameLevels.find((level) => level === filter('level')) ?? '';

function LevelFilter({ state }: { state: TableQuery }) {
  return (
    <FilterSelect
      name="level"
      label={text.filterLevel}
      any={text.allLevels}
      options={gameLevels.map((level) => [level, text.levels[level]] as const)}
      state={state}
      value={levelIn(state)}
    />
  );
}
