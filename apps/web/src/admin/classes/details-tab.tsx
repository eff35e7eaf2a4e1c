import { pathTo } from '@institute/contract/routes';
import { useManagedClasses } from '../../domains/classes/managed-api.ts';
import type { ManagedClass } from '../../domains/classes/managed-model.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { text } from './text.ts';

/** The description of a class, its live-class links and the class that comes before it. */
export function DetailsTab({ item }: { item: ManagedClass }) {
  const first = useManagedClasses().data?.find(({ id }) => id === item.prerequisiteId);
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <h2 className="mb-2 text-lg">{text.fields.about}</h2>
        <RichText text={item.about} className="max-w-prose" />
      </div>
      <div>
        <h2 className="mb-2 text-lg">{text.fields.links}</h2>
        {item.links.trim() === '' ? (
          <p className="text-muted">{text.noLinks}</p>
        ) : (
          <RichText text={item.links} />
        )}
      </div>
      {first && (
        <div>
          <h2 className="mb-2 text-lg">{text.fields.prerequisite}</h2>
          <LinkButton
            to={pathTo('managedClass', { id: first.id })}
            variant="ghost"
            className="-ms-4"
          >
            <PersonText>{first.name}</PersonText>
          </LinkButton>
        </div>
      )}
    </Card>
  );
}
