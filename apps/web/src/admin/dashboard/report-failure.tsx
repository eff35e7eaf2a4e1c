import { CircleAlert } from 'lucide-react';
import { errorMessage } from '../../platform/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { text } from './text.ts';

interface ReportFailureProps {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

/** Says in place that the figures could not be had; the ways into the area stay. */
export function ReportFailure({ error, onRetry, retrying }: ReportFailureProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-bad bg-bad-soft p-4 text-bad"
    >
      <CircleAlert size={24} className="shrink-0 max-sm:hidden" />
      <p className="min-w-52 grow basis-0 font-medium">
        {text.failed}
        <bdi dir="auto">{errorMessage(error)}</bdi>
      </p>
      <Button
        variant="secondary"
        size="sm"
        onClick={onRetry}
        busy={retrying}
        busyLabel={text.retrying}
      >
        {text.retry}
      </Button>
    </div>
  );
}
