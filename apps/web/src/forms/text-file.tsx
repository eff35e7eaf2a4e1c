import { FileSpreadsheet } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { textOfFile } from './text-of-file.ts';

interface TextFileProps {
  label: string;
  /** Said of a file that is no text, or too large. */
  unreadable: string;
  /** Endings of the names of files, and their types. */
  accept: string;
  onRead: (text: string) => void;
}

/** Chooses a file of text, such as a table, and gives what stands in it. */
export function TextFile({ label, unreadable, accept, onRead }: TextFileProps) {
  const [fault, setFault] = useState('');
  const onFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    const read = await textOfFile(chosen);
    // The same file may be chosen again after it was put right.
    target.value = '';
    setFault(read === null ? unreadable : '');
    if (read !== null) onRead(read);
  };
  return (
    <div className="flex flex-col items-start gap-1">
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-field border border-line-strong bg-surface px-4 font-medium hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2">
        <FileSpreadsheet size={18} aria-hidden="true" />
        {label}
        <input
          type="file"
          accept={accept}
          onChange={(event) => void onFile(event)}
          className="sr-only"
        />
      </label>
      <div role="alert">{fault && <p className="font-medium text-bad text-sm">{fault}</p>}</div>
    </div>
  );
}
