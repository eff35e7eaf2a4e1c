import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { fileUrl } from '../../../../platform/hosts.ts';
import { Button } from '../../../../ui/button.tsx';
import { materialText } from '../../text.ts';
import { ImageMaterial } from './image-material.tsx';
import { fileName, type MaterialKind, materialKind } from './kind.ts';
import { PdfMaterial } from './pdf-material.tsx';

interface MaterialViewerProps {
  /** Signed path from the API host, which expires after some hours. */
  path: string;
  extension: string;
  /** What the server found in it; without that its extension says it, as of a lesson's own file. */
  kind?: MaterialKind;
  /** The lesson's subject, which names the material for assistive technology. */
  subject: string;
  /** Asks for the lesson again, which signs the path anew. */
  onReload: () => void;
  reloading: boolean;
  /** Whether it is one of several: nothing of it is fetched before it is seen, or played. */
  isOneOfMany?: boolean;
}

/**
 * Shows a material by its extension. The address is held from the first render on, because a fresh
 * answer signs it anew and a film must not start again for that; a new `key` lets it go.
 */
export function MaterialViewer(props: MaterialViewerProps) {
  const { path, extension, subject, isOneOfMany = false, ...reload } = props;
  const [source] = useState(() => fileUrl(path));
  const [broken, setBroken] = useState(false);
  const kind = props.kind ?? materialKind(extension);

  if (kind === 'pdf') return <PdfMaterial source={source} subject={subject} {...reload} />;
  if (kind === 'other') {
    return (
      <p className="rounded-field bg-sunken px-3 py-2.5">
        <bdi className="[overflow-wrap:anywhere]">{fileName(path)}</bdi>
      </p>
    );
  }
  if (broken) return <Broken words={materialText.broken[kind]} {...reload} />;
  const onError = () => setBroken(true);
  if (kind === 'image') {
    return <ImageMaterial {...{ source, onError }} alt={subject} isOneOfMany={isOneOfMany} />;
  }
  return <Player {...{ kind, source, subject, onError, isOneOfMany }} />;
}

interface PlayerProps {
  kind: 'video' | 'audio';
  source: string;
  subject: string;
  onError: () => void;
  isOneOfMany: boolean;
}

/** The browser's own player. Only the length is fetched before Play is pressed: data costs money. */
function Player({ kind: Tag, source, subject, onError, isOneOfMany }: PlayerProps) {
  return (
    <Tag
      src={source}
      aria-label={subject}
      controls
      playsInline
      preload={isOneOfMany ? 'none' : 'metadata'}
      onError={onError}
      className={Tag === 'video' ? 'film max-h-[75dvh] w-full rounded-field bg-sunken' : 'w-full'}
    />
  );
}

interface BrokenProps {
  words: string;
  onReload: () => void;
  reloading: boolean;
}

/** Stands in place of a material that did not arrive or whose address has expired. */
function Broken({ words, onReload, reloading }: BrokenProps) {
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-2 rounded-field bg-sunken px-4 py-8 text-center"
    >
      <p className="font-semibold">{words}</p>
      <p className="text-muted">{materialText.brokenHint}</p>
      <Button variant="secondary" onClick={onReload} busy={reloading} icon={<RotateCw size={18} />}>
        {materialText.reload}
      </Button>
    </div>
  );
}
