import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { forgetFailedFetches } from './lazy.tsx';
import { text } from './text.ts';

interface Props {
  /** When this changes (the person went elsewhere), the boundary tries its children again. */
  resetKey: unknown;
  /** What stands inside, to open a sentence with: "This page". */
  what?: string;
  children: ReactNode;
}

interface State {
  error: unknown;
  failures: number;
  /** Whether the server answers but no longer has the code: there is a newer release. */
  isReplaced: boolean;
}

/** True for code that could not be fetched: offline, or replaced by a newer release. */
function isLoadFailure(error: unknown): error is Error {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module|preload|failed to fetch/i.test(error.message)
  );
}

/** Whether the server no longer has the code that could not be fetched; most browsers name its file. */
async function isGone({ message }: Error): Promise<boolean> {
  const [file] = /\S+\.js\b/.exec(message) ?? [];
  if (!file) return false;
  try {
    return (await fetch(file, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}

/** Catches what breaks while rendering, says so, and offers Retry. The rest of the app goes on. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failures: 0, isReplaced: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
    this.setState((state) => ({ failures: state.failures + 1 }));
    if (isLoadFailure(error))
      void isGone(error).then((isReplaced) => this.setState({ isReplaced }));
  }

  override componentDidUpdate(previous: Props): void {
    if (previous.resetKey !== this.props.resetKey && this.state.error !== null) {
      forgetFailedFetches();
      this.setState({ error: null, failures: 0, isReplaced: false });
    }
  }

  retry = (): void => {
    // This tab's code is out of date, or trying twice was in vain: start afresh.
    const { failures, isReplaced } = this.state;
    if (isReplaced || (failures > 1 && navigator.onLine)) location.reload();
    else {
      forgetFailedFetches();
      this.setState({ error: null });
    }
  };

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    const { what = text.thisPage } = this.props;
    const loading = isLoadFailure(this.state.error);
    const { isReplaced } = this.state;
    return (
      <div role="alert" className="flex flex-col items-center gap-3 px-4 py-16 text-center">
        <p className="font-semibold text-lg">
          {loading ? (isReplaced ? text.isNewer : text.notFetched(what)) : text.notShown(what)}
        </p>
        <p className="max-w-prose text-muted">
          {loading ? (isReplaced ? text.loadAnew : text.checkConnection) : text.nothingLost}
        </p>
        <Button variant="secondary" onClick={this.retry}>
          {text.retry}
        </Button>
      </div>
    );
  }
}
