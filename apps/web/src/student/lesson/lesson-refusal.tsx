import { pathTo } from '@institute/contract/routes';
import { Lock, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../../platform/api-error.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { gateText, lessonText, refusalText } from './text.ts';

interface LessonRefusalProps {
  classId: string;
  error: unknown;
  onRetry: () => void;
}

/** No lesson to show: there is none, a gate is shut (why, and what to do), or something failed. */
export function LessonRefusal({ classId, error, onRetry }: LessonRefusalProps) {
  const classPath = pathTo('class', { id: classId });
  if (error instanceof ApiError) {
    if (/^((lesson|class)_not_found|invalid_input)$/.test(error.code) || error.httpStatus === 404) {
      return (
        <Refusal
          icon={<SearchX size={40} />}
          title={refusalText.notFound}
          hint={refusalText.notFoundHint}
        >
          <LinkButton to={classPath}>{lessonText.backToClass}</LinkButton>
        </Refusal>
      );
    }
    if (isGate(error.code)) {
      const { hint, action } = gateText[error.code];
      return (
        <>
          <BackLink to={classPath}>{lessonText.backToClass}</BackLink>
          <Refusal icon={<Lock size={40} />} title={error.message} hint={hint}>
            <LinkButton to={error.code === 'payment_overdue' ? pathTo('wallet') : classPath}>
              {action}
            </LinkButton>
          </Refusal>
        </>
      );
    }
  }
  return (
    <>
      <BackLink to={classPath}>{lessonText.backToClass}</BackLink>
      <ErrorState isPage title={refusalText.failed} query={{ error, refetch: onRetry }} />
    </>
  );
}

function isGate(code: string): code is keyof typeof gateText {
  return Object.hasOwn(gateText, code);
}

interface RefusalProps {
  icon: ReactNode;
  title: string;
  hint: string;
  children: ReactNode;
}

function Refusal({ icon, title, hint, children }: RefusalProps) {
  useTitle(title);
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-16 text-center">
      <span className="text-line-strong">{icon}</span>
      <h1 className="max-w-prose text-xl">{title}</h1>
      <p className="max-w-prose text-muted">{hint}</p>
      {children}
    </div>
  );
}
