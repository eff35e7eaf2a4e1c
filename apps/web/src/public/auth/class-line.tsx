import { useEffect, useState } from 'react';
import {
  type ClassToJoin,
  classAt,
  fetchClassToJoin,
} from '../../domains/lessons/class-to-join.ts';
import { useBrowserLocation } from '../../platform/browser-location.ts';
import { returnPath } from '../../platform/location.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TwoScripts } from '../../ui/two-scripts.tsx';
import { text } from './text.ts';

/** The class that brought somebody, by the address that they go on to. */
interface Chosen {
  /** As the address names it; null where no class did. */
  classId: string | null;
  /** What is known of it; undefined while that is asked for, null where there is nothing to join. */
  item: ClassToJoin | null | undefined;
}

/** Looks which class somebody is on the way to. */
export function useChosenClass(): Chosen {
  const { query } = useBrowserLocation();
  const classId = classAt(returnPath(query));
  const [found, setFound] = useState<{ of: string; item: ClassToJoin | null } | null>(null);
  useEffect(() => {
    if (classId === null) return;
    let isGone = false;
    void fetchClassToJoin(classId).then((item) => {
      if (!isGone) setFound({ of: classId, item });
    });
    return () => {
      isGone = true;
    };
  }, [classId]);
  return { classId, item: found?.of === classId ? found.item : undefined };
}

/** Says over the sign-up form which class it is for, and what comes after the form. */
export function ClassLine({ classId, item }: Chosen) {
  if (classId === null || item === null) return null;
  return (
    <div className="flex min-h-20 flex-col justify-center gap-0.5 rounded-field bg-sunken px-3 py-2">
      {item ? (
        <>
          <p className="font-semibold">
            <TwoScripts title={item.name} />
          </p>
          <p className="text-muted text-sm">
            <AfterForm item={item} />
          </p>
        </>
      ) : (
        <Loading>
          <Skeleton className="h-5 w-40" />
        </Loading>
      )}
    </div>
  );
}

function AfterForm({ item: { isFree, price, comesAfter } }: { item: ClassToJoin }) {
  if (comesAfter !== '') {
    const fill = { class: <PersonText>{comesAfter}</PersonText> };
    return <Sentence words={text.joinLater} fill={fill} />;
  }
  return isFree ? text.joinFree : text.joinPaid(price);
}
