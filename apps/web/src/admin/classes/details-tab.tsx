import { classLabels } from '@institute/contract/classes/class-form';
import type { Class } from '@institute/contract/classes/classes';
import { getManagedClass } from '@institute/contract/classes/managed-classes';
import { getLessons } from '@institute/contract/lessons/class-lessons';
import { pathTo } from '@institute/contract/routes';
import { Video } from 'lucide-react';
import { useState } from 'react';
import { useCanIn } from '../../domains/auth/use-actor.ts';
import { LiveLinksDialog } from '../../domains/classes/widgets/live-links-dialog.tsx';
import { useAnswer } from '../../platform/answers.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { text } from './text.ts';
import { UnpublishButton } from './unpublish-button.tsx';

/** The public page of a class, its description, its live-class links and the class before it. */
export function DetailsTab({ item }: { item: Class }) {
  const { prerequisiteId, entryExamId } = item;
  const changesLinks = useCanIn('classes.editLinks', item.id);
  const mayUnpublish = useCanIn('classes.edit', item.id);
  const [editsLinks, setEditsLinks] = useState(false);
  const asked = prerequisiteId === null ? null : { classId: String(prerequisiteId) };
  const first = useAnswer(getManagedClass, asked).data;
  const lessons = useAnswer(getLessons, entryExamId === null ? null : asked).data;
  const exam = lessons?.find(({ id, kind }) => id === entryExamId && kind === 'exam');
  return (
    <Card className="flex flex-col gap-5">
      {item.isActive && !item.isDraft && (
        <div>
          <h2 className="mb-2 text-lg">{text.publicPage}</h2>
          {item.lessonCount === 0 ? (
            <p className="text-muted">{text.publicLater}</p>
          ) : (
            <a
              href={pathTo('publicClass', { slug: item.slug || item.rand })}
              target="_blank"
              rel="noopener"
              className="tap inline-flex items-center text-primary underline underline-offset-4 [overflow-wrap:anywhere]"
            >
              <bdi dir="ltr">{pathTo('publicClass', { slug: item.slug || item.rand })}</bdi>
            </a>
          )}
          {mayUnpublish && (
            <p>
              <UnpublishButton classId={item.id} />
            </p>
          )}
        </div>
      )}
      <div>
        <h2 className="mb-2 text-lg">{classLabels.about}</h2>
        <RichText text={item.about} className="max-w-prose" />
      </div>
      <div>
        <h2 className="mb-2 text-lg">{classLabels.links}</h2>
        {item.links.trim() === '' ? (
          <p className="text-muted">{text.noLinks}</p>
        ) : (
          <RichText text={item.links} />
        )}
        {changesLinks && (
          <Button
            variant="secondary"
            size="sm"
            className="mt-2"
            icon={<Video size={18} />}
            onClick={() => setEditsLinks(true)}
          >
            {text.changeLinks}
          </Button>
        )}
        {editsLinks && (
          <LiveLinksDialog
            classId={item.id}
            links={item.links}
            onClose={() => setEditsLinks(false)}
          />
        )}
      </div>
      {first && (
        <div>
          <h2 className="mb-2 text-lg">{classLabels.prerequisiteId}</h2>
          <LinkButton
            to={pathTo('managedClass', { id: first.id })}
            variant="ghost"
            className="-ms-4"
          >
            <PersonText>{first.name}</PersonText>
          </LinkButton>
          {exam && (
            <p>
              <Sentence
                words={text.entersBy}
                fill={{ exam: <PersonText className="font-semibold">{exam.subject}</PersonText> }}
              />
            </p>
          )}
        </div>
      )}
    </Card>
  );
}
