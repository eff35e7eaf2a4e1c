import { MaterialViewer } from '../../domains/lessons/widgets/material/material-viewer.tsx';
import { useObjectUrl } from '../../ui/use-object-url.ts';
import { previewWords as words } from './dialogs-text.ts';
import type { ChosenFile } from './material-kinds.ts';

interface PreviewMaterialProps {
  subject: string;
  file: ChosenFile | null;
  /** Address of the saved file, empty when there is none. */
  existing: string;
  extension: string;
}

/** The saved file, or the chosen one from this device. */
export function PreviewMaterial({ subject, file, existing, extension }: PreviewMaterialProps) {
  const address = useObjectUrl(file?.file ?? null);
  if (file?.kind === 'pdf') {
    return <p className="rounded-field bg-sunken px-4 py-8 text-center">{words.pdfLater}</p>;
  }
  const path = file ? address : existing;
  if (!path) return null;
  const shown = file ? file.file.name.slice(file.file.name.lastIndexOf('.') + 1) : extension;
  return (
    <MaterialViewer
      key={path}
      path={path}
      extension={shown}
      subject={subject}
      onReload={() => undefined}
      reloading={false}
    />
  );
}
