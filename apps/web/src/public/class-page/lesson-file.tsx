import type { TriedLesson } from '@institute/contract/classes/public-class';
import { FileText } from 'lucide-react';
import { materialKind } from '../../domains/lessons/widgets/material/kind.ts';
import { fileUrl } from '../../platform/hosts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { text } from './text.ts';

/** The one file of a lesson by the browser's own means, for which no script needs to run. */
export function LessonFile({
  lesson: { material, materialExtension, subject },
}: {
  lesson: Pick<TriedLesson, 'material' | 'materialExtension' | 'subject'>;
}) {
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
