import type { BlockOf } from '@institute/contract/lessons/blocks';
import type { LessonFile } from '@institute/contract/lessons/lesson-file';
import { FileText, Image } from 'lucide-react';
import { useState } from 'react';
import { fileUrl } from '../../../../platform/hosts.ts';
import { Button } from '../../../../ui/button.tsx';
import { sizeText } from '../../../../ui/byte-size.ts';
import { PersonText } from '../../../../ui/person-text.tsx';
import { MaterialViewer } from '../material/material-viewer.tsx';
import type { BlockFiles } from './block-sound.ts';
import { blocksText as words } from './text.ts';

type FileBlockKind = 'sound' | 'picture' | 'file' | 'film';

interface FileBlockProps {
  block: BlockOf<FileBlockKind>;
  files: BlockFiles;
}

/** Pictures above this are fetched when they are asked for: data costs money. */
const COSTLY_BYTES = 400_000;

/** A block that shows a file of the lesson; its size is said before any of it is fetched. */
export function FileBlock({ block, files: { files, ...reload } }: FileBlockProps) {
  const file = files.find(({ key }) => key === block.file);
  if (!file) return <p className="rounded-field bg-sunken px-3 py-2.5">{words.fileMissing}</p>;
  if (block.kind === 'file') return <FileLink title={block.title} file={file} />;
  const title = block.kind === 'picture' ? block.alt : block.title;
  if (block.kind === 'picture') {
    return <Picture key={reload.take} alt={title} file={file} reload={reload} />;
  }
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 flex flex-wrap items-baseline gap-x-2">
        <PersonText className="font-medium">{title}</PersonText>
        <span className="figures text-muted text-sm">{sizeText(file.bytes)}</span>
      </figcaption>
      <Viewer key={reload.take} name={title || words.sound} file={file} reload={reload} />
    </figure>
  );
}

interface ViewerProps {
  name: string;
  file: LessonFile;
  reload: Omit<BlockFiles, 'files'>;
}

function Viewer({ name, file, reload: { onReload, reloading } }: ViewerProps) {
  return (
    <MaterialViewer
      path={file.path}
      extension={file.extension}
      kind={file.kind}
      subject={name}
      onReload={onReload}
      reloading={reloading}
      isOneOfMany
    />
  );
}

function Picture({ alt, file, reload }: Omit<ViewerProps, 'name'> & { alt: string }) {
  const [isWanted, setWanted] = useState(file.bytes <= COSTLY_BYTES);
  if (isWanted) return <Viewer name={alt} file={file} reload={reload} />;
  return (
    <div className="flex flex-col items-center gap-2 rounded-field bg-sunken px-4 py-8 text-center">
      <p dir="auto">{alt}</p>
      <Button variant="secondary" icon={<Image size={18} />} onClick={() => setWanted(true)}>
        {words.showPicture(sizeText(file.bytes))}
      </Button>
    </div>
  );
}

function FileLink({ title, file }: { title: string; file: LessonFile }) {
  return (
    <a
      href={fileUrl(file.path)}
      target="_blank"
      rel="noopener noreferrer"
      className="tap flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 text-ink no-underline hover:bg-sunken focus-visible:outline-primary"
    >
      <FileText size={28} className="shrink-0 text-primary" />
      <span className="flex min-w-0 flex-col leading-normal">
        <PersonText>{title}</PersonText>
        <span className="text-muted text-sm">
          {words.openFile(file.extension.toUpperCase(), sizeText(file.bytes))}
        </span>
      </span>
    </a>
  );
}
