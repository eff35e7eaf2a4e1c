import type { ComponentProps } from 'react';
import { lazy } from '../../../ui/lazy.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { RichTextEditor } from '../rich-text/rich-text-editor.tsx';

/** The editor library comes when the first text is opened, and only then. */
const Editor = lazy(() =>
  import('../rich-text/rich-text-editor.tsx').then((code) => code.RichTextEditor),
);

/** A rich text, whose editor is in a file of its own. */
export function RichText(props: ComponentProps<typeof RichTextEditor>) {
  return <Editor {...props} fallback={<Skeleton className="h-40" />} />;
}
