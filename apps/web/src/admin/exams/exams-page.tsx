import { PageHeader } from '../../ui/page-header.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useListQuery } from '../../ui/use-list-query.ts';
import { MachineGrades } from './machine-grades.tsx';
import { PendingExams } from './pending-exams.tsx';
import { text } from './text.ts';

const tabs = [
  { id: 'waiting', label: text.toMark },
  { id: 'machine', label: text.byMachine },
] as const;

/** Exam marking: what waits for a grade, and what the machine has graded. */
export function ExamsPage() {
  const { query, change } = useListQuery();
  const tab = query.get('tab') === 'machine' ? 'machine' : 'waiting';
  return (
    <>
      <PageHeader title={text.title}>
        {tab === 'machine' ? text.machineIntro : text.intro}
      </PageHeader>
      <Tabs
        label={text.tabs}
        tabs={tabs}
        value={tab}
        // Each tab has a search of its own.
        onChange={(id) => change({ tab: id === 'machine' ? id : null, search: null, page: null })}
      >
        {tab === 'machine' ? <MachineGrades /> : <PendingExams />}
      </Tabs>
    </>
  );
}
