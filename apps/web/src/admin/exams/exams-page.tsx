import { CLASS_FILTER } from '../../domains/classes/filter-name.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useListQuery } from '../../ui/use-list-query.ts';
import { LinkedSubmission, linkedSubmission } from './linked-submission.tsx';
import { MachineGrades } from './machine-grades.tsx';
import { MarkedExams } from './marked-exams.tsx';
import { PendingExams } from './pending-exams.tsx';
import { text } from './text.ts';
import { useUndo } from './use-undo.ts';

const tabs = [
  { id: 'waiting', label: text.toMark, intro: text.intro, Panel: PendingExams },
  { id: 'machine', label: text.byMachine, intro: text.machineIntro, Panel: MachineGrades },
  { id: 'marked', label: text.byPeople, intro: text.markedIntro, Panel: MarkedExams },
] as const;

/** Exam marking: what waits for a grade, what the machine has graded, and what people have. */
export function ExamsPage() {
  const { query, change } = useListQuery();
  const undo = useUndo();
  const tab = tabs.find(({ id }) => id === query.get('tab')) ?? tabs[0];
  const { Panel } = tab;
  const linked = linkedSubmission(query);
  return (
    <>
      <PageHeader title={text.title}>{tab.intro}</PageHeader>
      <Tabs
        label={text.tabs}
        tabs={tabs}
        value={tab.id}
        // Each tab has a search of its own; the class is the same for all.
        onChange={(id) =>
          change({
            ...{ tab: id === 'waiting' ? null : id, search: null, page: null },
            [CLASS_FILTER]: query.get(CLASS_FILTER),
          })
        }
      >
        <Panel undo={undo} />
      </Tabs>
      {linked && (
        <LinkedSubmission
          key={linked.resultId}
          submission={linked}
          undo={undo}
          onClose={() => change({ lesson: null, result: null })}
        />
      )}
    </>
  );
}
