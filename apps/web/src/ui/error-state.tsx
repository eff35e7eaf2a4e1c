import { dictionary } from '@institute/contract/language';
import { CircleAlert, WifiOff } from 'lucide-react';
import { ApiError, errorMessage } from '../platform/api-error.ts';
import { Button } from './button.tsx';
import { text } from './text.ts';

const words = dictionary('ui/error-state', {
  noAnswer: 'No answer came from the server. Check your connection and try again.',
});

interface ErrorStateProps {
  /** What failed, in words: "The classes could not be loaded." */
  title: string;
  /** The query that failed, or what stands for one; Retry asks it again. */
  query: { error: unknown; refetch: () => unknown; isFetching?: boolean };
  /** True where this is all the page has: its title is the page's heading then. */
  isPage?: boolean;
}

/** Something could not be loaded: what, why as far as known, and Retry. */
export function ErrorState({ title, query, isPage = false }: ErrorStateProps) {
  const { error, refetch, isFetching = false } = query;
  const offline = error instanceof ApiError && error.isNetwork;
  const Title = isPage ? 'h1' : 'p';
  const Icon = offline ? WifiOff : CircleAlert;
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <Icon size={40} className="text-bad" />
      <Title className="font-semibold text-lg">{title}</Title>
      <p className="max-w-prose text-muted">{offline ? words.noAnswer : errorMessage(error)}</p>
      <Button
        variant="secondary"
        onClick={() => void refetch()}
        busy={isFetching}
        busyLabel={text.retrying}
      >
        {text.retry}
      </Button>
    </div>
  );
}
