import type { DataOf } from '@institute/contract/call';
import type { getHealth } from '@institute/contract/health/health';
import { pathTo } from '@institute/contract/routes';
import { Link } from 'react-router';
import { Card } from '../../ui/card.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { text as words } from './text.ts';

const text = words.phones;

/** People whose phone number cannot be called as it is kept, each with the way to them. */
export function PhonesCard({ phones }: { phones: DataOf<typeof getHealth>['phones'] }) {
  const { count, first } = phones;
  if (count === 0) return null;
  return (
    <Card aria-labelledby="health-phones">
      <h2 id="health-phones" className="text-xl">
        {text.title(count)}
      </h2>
      <p className="mt-1 text-muted">{text.detail}</p>
      <ul className="mt-2 flex flex-col border-line border-t">
        {first.map(({ id, name, phone }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b py-2"
          >
            <Link
              to={pathTo('student', { id })}
              className="tap inline-flex items-center font-medium text-primary-strong underline"
            >
              <PersonText isName>{name}</PersonText>
            </Link>
            <bdi dir="ltr" className="wrap-anywhere">
              {phone}
            </bdi>
          </li>
        ))}
      </ul>
      {count > first.length && <p className="mt-2 text-muted">{text.more(count - first.length)}</p>}
    </Card>
  );
}
