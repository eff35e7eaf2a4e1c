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
  error: unknown;
  onRetry?: () => void;
  retrying?: boolean;
  /** True where this is all the page has: its title is the page's heading then. */
  isPage?: boolean;
}

/** Something could not be loaded: what, why as far as known, and Retry. */
export function ErrorState({
  title,
  error,
  onRetry,
  retrying = false,
  isPage = false,
}: ErrorStateProps) {
  const offline = error instanceof ApiError && error.isNetwork;
  const Title = isPage ? 'h1' : 'p';
  const Icon = offline ? WifiOff : CircleAlert;
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <Icon size={40} aria-hidden="true" className="text-bad" />
      <Title className="font-semibold text-lg">{title}</Title>
      <p className="max-w-prose text-muted">{offline ? words.noAnswer : errorMessage(error)}</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry} busy={retrying} busyLabel={text.retrying}>
          {text.retry}
        </Button>
      )}
    </div>
  );
}
