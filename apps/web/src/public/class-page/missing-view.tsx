import { pathTo } from '@institute/contract/routes';
import type { OfferedClass } from '../../domains/classes/public-model.ts';
import { loginPath } from '../../platform/location.ts';
import { PublicFrame } from './public-frame.tsx';
import { text } from './text.ts';
import { ShortTitle } from './two-scripts-title.tsx';

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
      <ul className="mt-4 flex max-w-[45rem] flex-col divide-y divide-line border-line border-y">
        {classes.map((item) => (
          <li key={item.slug}>
            <a
              href={pathTo('publicClass', { slug: item.slug })}
              className="tap flex flex-wrap items-center justify-between gap-x-3 py-2"
            >
              <span className="font-medium text-primary underline underline-offset-4">
                <ShortTitle title={item.name} />
              </span>
              <bdi className="text-muted text-sm">{item.price}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </PublicFrame>
  );
}
