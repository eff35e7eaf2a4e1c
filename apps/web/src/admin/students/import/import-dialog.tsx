import { IntakeProgress } from '../../../domains/roster/widgets/intake-progress.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { RowsStep } from './rows-step.tsx';
import { SourceStep } from './source-step.tsx';
import { useRoster } from './use-roster.ts';

/**
 * Students from a sheet: it is read, its columns are chosen, what is wrong is put right, and the rows
 * that are right are imported; the others stay until they are too.
 */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const way = useRoster();
  const { begun, read, roster, step } = way;
  if (begun) {
    return <IntakeProgress begun={begun} onClose={roster ? way.goOn : onClose} />;
  }
  if (step === 'columns' && read) {
    const { encoding, sheet } = read.sheet;
    return <ColumnsStep key={`${encoding} ${sheet}`} way={way} read={read} onClose={onClose} />;
  }
  if (step === 'rows' && roster) return <RowsStep way={way} roster={roster} onClose={onClose} />;
  return <SourceStep way={way} onClose={onClose} />;
}
