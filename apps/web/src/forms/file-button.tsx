import { FileSpreadsheet } from 'lucide-react';
import type { ChangeEvent } from 'react';

interface FileButtonProps {
  label: string;
  /** Endings of the names of files, and their types. */
  accept: string;
  onFile: (file: File) => void;
}

/** Chooses a file such as a table; the same one may be chosen again. */
export function FileButton({ label, accept, onFile }: FileButtonProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // The same file may be chosen again after it was put right.
    target.value = '';
    if (chosen) onFile(chosen);
  };
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 self-start rounded-field border border-line-strong bg-surface px-4 font-medium hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2">
      <FileSpreadsheet size={18} aria-hidden="true" />
      {label}
      <input type="file" accept={accept} onChange={choose} className="sr-only" />
    </label>
  );
}
