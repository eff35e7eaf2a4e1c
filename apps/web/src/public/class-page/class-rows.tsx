import { pathTo } from '@institute/contract/routes';
import type { OfferedClass } from '../../domains/classes/public-model.ts';
import { factsText } from '../../domains/classes/text.ts';
import { text } from './text.ts';
import { ShortTitle } from './two-scripts-title.tsx';

/** Classes, a line each, which lead to their pages. */
export function ClassRows({ classes }: { classes: readonly OfferedClass[] }) {
  return (
    <ul className="flex max-w-[45rem] flex-col divide-y divide-line border-line border-y">
      {classes.map(({ slug, name, level, hours, price }) => (
        <li key={slug}>
          <a
            href={pathTo('publicClass', { slug })}
            className="tap flex flex-col justify-center gap-x-3 py-2 sm:flex-row sm:items-center sm:justify-between"
          >
            <span className="font-medium text-primary underline underline-offset-4">
              <ShortTitle title={name} />
            </span>
            <bdi className="text-muted text-sm">
              {text.factsOf(level, hours > 0 ? factsText.hoursOf(hours) : '', price)}
            </bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
