import { exportGradebook } from '@institute/contract/exams/gradebook';
import { ChartColumn, Scale, Sigma } from 'lucide-react';
import { useCan } from '../../../domains/auth/use-actor.ts';
import { downloadFile } from '../../../platform/download.ts';
import { Button } from '../../../ui/button.tsx';
import type { TableQuery } from '../../../ui/table/use-table-query.ts';
import { TypedSearch } from '../../../ui/typed-search.tsx';
import { ExportButton } from '../../export-button.tsx';
import { schemeText } from '../grades/text.ts';
import { itemsText, text } from './text.ts';

interface GradebookHeadProps {
  /** As it stands in the address. */
  classId: string;
  state: TableQuery;
  /** How many students there are. */
  total: number;
  onWeigh: () => void;
  /** Begins to grade the class by a scheme; null where it has one. */
  onSetUp: (() => void) | null;
  onItems: () => void;
}

/** What the gradebook is, the search in it, and what can be done with all of it. */
export function GradebookHead(props: GradebookHeadProps) {
  const { classId, state, total, onWeigh, onSetUp, onItems } = props;
  const mayWeigh = useCan('classes.edit');
  return (
    <div className="flex flex-wrap items-center gap-3 p-3 sm:p-4">
      <p className="basis-full text-muted text-sm">{text.intro}</p>
      <TypedSearch
        value={state.search}
        onSearch={state.setSearch}
        label={text.search}
        pauseMs={350}
        className="min-w-52 grow basis-64 md:max-w-md"
      />
      {mayWeigh && (
        <Button variant="secondary" icon={<Scale size={18} />} onClick={onWeigh}>
          {text.weights}
        </Button>
      )}
      {onSetUp && (
        <Button variant="secondary" icon={<Sigma size={18} />} onClick={onSetUp}>
          {schemeText.setUp}
        </Button>
      )}
      <Button variant="secondary" icon={<ChartColumn size={18} />} onClick={onItems}>
        {itemsText.open}
      </Button>
      <ExportButton
        total={state.isNarrowed ? null : total}
        download={(options) => downloadFile(exportGradebook, { classId }, options)}
      />
    </div>
  );
}
