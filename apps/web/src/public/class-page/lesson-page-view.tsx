import type { PublicLesson } from '@institute/contract/classes/public-class';
import { pathTo } from '@institute/contract/routes';
import { FileText } from 'lucide-react';
import { materialKind } from '../../domains/lessons/widgets/material/kind.ts';
import { Reading } from '../../domains/lessons/widgets/reading/reading.tsx';
import { fileUrl } from '../../platform/hosts.ts';
import { loginPath } from '../../platform/location.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PublicFrame } from '../public-frame.tsx';
import { JoinPanel } from './join-panel.tsx';
import { text } from './text.ts';
import { ShortTitle, TwoScriptsTitle } from './two-scripts-title.tsx';

interface LessonPageViewProps {
  siteName: string;
  lesson: PublicLesson;
}

/** A lesson that anyone may read, and the way on to its class. */
export function LessonPageView({ siteName, lesson }: LessonPageViewProps) {
  const { item, slug } = lesson.class;
  const classHref = pathTo('publicClass', { slug });
  return (
    <PublicFrame
      siteName={siteName}
      signInHref={loginPath(pathTo('class', { id: item.rand }))}
      head={
        <>
          <p className="text-hero-muted">
            {text.ofClass}{' '}
            <a href={classHref} className="underline underline-offset-4">
              <ShortTitle title={item.name} />
            </a>
          </p>
          <h1>
            <TwoScriptsTitle title={lesson.subject} />
          </h1>
        </>
      }
    >
      <article className="flex max-w-[45rem] flex-col gap-6">
        <Material lesson={lesson} />
        <div>
          <Reading text={lesson.about} hasTools={false} />
        </div>
      </article>
      <Card className="mt-8 flex max-w-[45rem] flex-col gap-4">
        <h2 className="text-xl">{text.goOn}</h2>
        <JoinPanel page={lesson.class} />
        <a href={classHref} className={buttonClass('ghost')}>
          {text.backToClass}
        </a>
      </Card>
    </PublicFrame>
  );
}

/** The file of the lesson by the browser's own means: no script of ours runs here. */
function Material({
  lesson: { material, materialExtension, subject },
}: Pick<LessonPageViewProps, 'lesson'>) {
  if (material === '') return null;
  const source = fileUrl(material);
  const kind = materialKind(materialExtension);
  if (kind === 'image') {
    return (
      <img
        src={source}
        alt={subject}
        className="max-h-[75dvh] max-w-full self-start rounded-field"
      />
    );
  }
  if (kind === 'video' || kind === 'audio') {
    const Tag = kind;
    return (
      <Tag
        src={source}
        aria-label={subject}
        controls
        playsInline
        preload="metadata"
        className={kind === 'video' ? 'aspect-video w-full rounded-field bg-sunken' : 'w-full'}
      />
    );
  }
  return (
    <a href={source} className={`${buttonClass('secondary')} self-start`}>
      <FileText size={18} />
      {text.pdf}
    </a>
  );
}
