import { priceKinds } from '@institute/contract/classes/class-price';
import { pathTo } from '@institute/contract/routes';
import type { OfferedClass } from '../../domains/classes/public-model.ts';
import { loginPath } from '../../platform/location.ts';
import { PublicFrame } from '../public-frame.tsx';
import { ClassRows } from './class-rows.tsx';
import { text } from './text.ts';

interface ClassesViewProps {
  siteName: string;
  /** Those that can be joined. */
  classes: readonly OfferedClass[];
}

/** All classes that can be joined, by the way they are paid for. */
export function ClassesView({ siteName, classes }: ClassesViewProps) {
  return (
    <PublicFrame
      siteName={siteName}
      signInHref={loginPath(pathTo('classes'))}
      head={<h1 className="text-2xl sm:text-3xl">{text.allClasses}</h1>}
    >
      {classes.length === 0 && <p>{text.noClasses}</p>}
      <div className="flex flex-col gap-8">
        {priceKinds.map((kind) => {
          const ofKind = classes.filter((item) => item.kind === kind);
          if (ofKind.length === 0) return null;
          return (
            <section key={kind}>
              <h2 className="mb-2 text-xl">{text.priceKinds[kind]}</h2>
              <ClassRows classes={ofKind} />
            </section>
          );
        })}
      </div>
    </PublicFrame>
  );
}
