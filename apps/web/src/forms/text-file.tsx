import { useState } from 'react';
import { FileButton } from './file-button.tsx';
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
  const onFile = async (file: File) => {
    const read = await textOfFile(file);
    setFault(read === null ? unreadable : '');
    if (read !== null) onRead(read);
  };
  return (
    <div className="flex flex-col items-start gap-1">
      <FileButton label={label} accept={accept} onFile={(file) => void onFile(file)} />
      <div role="alert">{fault && <p className="font-medium text-bad text-sm">{fault}</p>}</div>
    </div>
  );
}
