import { pathTo } from '@institute/contract/routes';
import type { OfferedClass } from '../../domains/classes/public-model.ts';
import { loginPath } from '../../platform/location.ts';
import { PublicFrame } from '../public-frame.tsx';
import { ClassRows } from './class-rows.tsx';
import { text } from './text.ts';

interface MissingViewProps {
  siteName: string;
  /** What was looked for. */
  what: 'class' | 'lesson';
  /** The classes there are. */
  classes: readonly OfferedClass[];
}

/** What a link finds that leads to no class or lesson any more, or was damaged on its way. */
export function MissingView({ siteName, what, classes }: MissingViewProps) {
  const isClass = what === 'class';
  return (
    <PublicFrame
      siteName={siteName}
      signInHref={loginPath(pathTo('dashboard'))}
      head={
        <h1 className="text-2xl sm:text-3xl">{isClass ? text.classMissing : text.lessonMissing}</h1>
      }
    >
      <p className="max-w-prose">{isClass ? text.classMissingHint : text.lessonMissingHint}</p>
      <div className="mt-4">
        <ClassRows classes={classes} />
      </div>
    </PublicFrame>
  );
}
