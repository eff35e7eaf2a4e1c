import { getMyHomework, type MyHandIn } from '@institute/contract/homework/my-homework';
import { formatNumber } from '@institute/contract/language';
import { pathTo } from '@institute/contract/routes';
import { House } from 'lucide-react';
import { Link } from 'react-router';
import { useAnswer } from '../../../platform/answers.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { givenOf, pathOf } from '../given.ts';
import { text as words } from '../text.ts';

const states: Record<MyHandIn['state'], { tone: BadgeTone; word: string }> = {
  again: { tone: 'gold', word: words.again },
  answered: { tone: 'primary', word: words.answered },
  waiting: { tone: 'neutral', word: words.waitingShort },
};

/** Its lesson may be gone: then its class is left. */
function wayTo(one: MyHandIn): string {
  const given = givenOf(one);
  return given ? pathOf(given) : pathTo('class', { id: one.classRand });
}

/** What a student has handed in lately in a class, and what came back; nothing where there is none. */
export function MyHomework({ classRand }: { classRand: string }) {
  const { data = [] } = useAnswer(getMyHomework, {});
  const own = data.filter((one) => one.classRand === classRand);
  if (own.length === 0) return null;
  return (
    <Card aria-labelledby="my-homework" className="flex flex-col gap-2">
      <h2 id="my-homework" className="flex items-center gap-2 text-lg">
        <House size={20} className="text-primary" />
        {words.mineTitle}
      </h2>
      <ul>
        {own.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b last:border-0"
          >
            <Link
              to={wayTo(one)}
              className="inline-flex min-h-11 min-w-0 items-center text-primary underline underline-offset-2"
            >
              <PersonText>{one.title}</PersonText>
            </Link>
            <span className="flex items-center gap-3">
              {one.mark !== null && one.outOf !== null && (
                <span className="figures text-sm">
                  {words.mark(formatNumber(one.mark), formatNumber(one.outOf))}
                </span>
              )}
              <Badge tone={states[one.state].tone}>{states[one.state].word}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
