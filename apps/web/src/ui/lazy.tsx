import {
  type ComponentType,
  createElement,
  type ReactNode,
  lazy as reactLazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
} from 'react';
import { inBrowser } from '../platform/in-browser.ts';
import { text } from './text.ts';
import { toast } from './toast.ts';

/** Pauses before code is asked for again, in ms: a line that has just come back often drops the first request. */
const PAUSES_MS = [300, 1_000, 3_000];

/** A component whose code is a file of its own: a page, the office, an editor, a player, an exam. */
export type Lazy<Props extends object> = ComponentType<
  Props & {
    /** Keeps the room of the component until its code is here; without it the boundary around decides. */
    fallback?: ReactNode;
  }
> & {
  /** Fetches the code ahead of time, such as when a link to it is hovered; a failure is left for later. */
  preload: () => Promise<void>;
};

/** A page, or an area of pages. */
export type PageCode = Lazy<object>;

interface LazyOptions {
  /**
   * What becomes of the component where its code cannot be fetched. By default the error boundary around
   * it says so and offers Retry. `hide` is for what the page is whole without; `close` for a dialog, whose
   * page stays: a toast says what to do, and its `onClose` is called.
   */
  whenLost?: 'hide' | 'close';
  /** True for code that is fetched, and kept on the device, with a class that is saved there. */
  isForSavedClasses?: boolean;
}

/** Changes when the person presses Retry or goes elsewhere: what could not be fetched is asked for again. */
let attempt = 0;

/** Lets code that could not be fetched be asked for again. The error boundary calls it. */
export function forgetFailedFetches(): void {
  attempt += 1;
}

/** Fetches code, and again after a pause where that fails; offline it fails at once. */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  for (const pause of PAUSES_MS) {
    try {
      return await load();
    } catch (error) {
      if (!navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}

const forSavedClasses: Pick<PageCode, 'preload'>[] = [];

/** Fetches the code of everything that is opened in a saved class, also of what that code declares. */
export async function preloadForSavedClasses(): Promise<void> {
  for (let done = 0; done < forSavedClasses.length; ) {
    const next = forSavedClasses.slice(done);
    done += next.length;
    await Promise.all(next.map(({ preload }) => preload()));
  }
}

/**
 * Declares a component whose code is fetched when it is first shown. Code that is here already, such as
 * after `preload`, is rendered at once, on the server too.
 *
 *     const Exam = lazy(() => import('./exam.tsx').then((code) => code.Exam));
 *     <Exam lesson={lesson} fallback={<ExamSkeleton />} />
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { whenLost, isForSavedClasses = false }: LazyOptions = {},
): Lazy<Props> {
  let code: ComponentType<Props> | null = null;
  let coming: Promise<ComponentType<Props>> | null = null;
  let failedIn: number | null = null;

  function fetched(): Promise<ComponentType<Props>> {
    coming ??= start();
    return coming;
  }

  async function start(): Promise<ComponentType<Props>> {
    failedIn = null;
    try {
      code = await fetchCode(load);
      return code;
    } catch (error) {
      failedIn = attempt;
      if (whenLost) return Lost;
      throw error;
    }
  }

  /** The component once its code is here, else one that suspends meanwhile. */
  function current(): ComponentType<Props> {
    if (failedIn !== null && failedIn < attempt) forget();
    return code ?? suspending;
  }

  function forget(): void {
    coming = null;
    suspending = suspendingCode();
  }

  function suspendingCode(): ComponentType<Props> {
    return reactLazy(() => inBrowser(fetched).then((component) => ({ default: component })));
  }
  let suspending = suspendingCode();

  function Lost({ onClose }: { onClose?: () => void }) {
    const close = useEffectEvent(() => {
      if (whenLost !== 'close') return;
      toast.error(text.checkConnection);
      onClose?.();
    });
    useEffect(() => {
      close();
      // Shown again, it is asked for again.
      return forget;
    }, []);
    return null;
  }

  function Code(props: Props) {
    // Held while it is shown: nothing starts anew once its code has come.
    const component = useMemo(current, []);
    return createElement(component, props);
  }

  function LazyComponent({ fallback = whenLost && null, ...props }: { fallback?: ReactNode }) {
    const component = <Code {...(props as Props)} />;
    if (fallback === undefined) return component;
    return <Suspense fallback={fallback}>{component}</Suspense>;
  }

  const component = Object.assign(LazyComponent as ComponentType<Props>, {
    preload: async () => {
      if (failedIn !== null) forget();
      await fetched().catch(() => undefined);
    },
  });
  if (isForSavedClasses) forSavedClasses.push(component);
  return component;
}
