import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { text } from './text.ts';

const words = text.conflict;

/** One thing that two people have written, each in their own way. */
export interface ConflictPart<Part extends string> {
  part: Part;
  /** What the form calls it. */
  name: string;
  mine: ReactNode;
  theirs: ReactNode;
}

interface ConflictDialogProps<Part extends string> {
  title: string;
  /** The server's words: what has happened. */
  message: string;
  parts: readonly ConflictPart<Part>[];
  saveLabel: string;
  /** Saves mine, but for the parts `taken`, which stay as they are there. */
  onDecided: (taken: readonly Part[]) => void;
  onClose: () => void;
}

/** Another person has saved other words for the same thing: theirs or mine, part by part. */
export function ConflictDialog<Part extends string>(props: ConflictDialogProps<Part>) {
  const { title, message, parts, saveLabel, onDecided, onClose } = props;
  const [taken, setTaken] = useState<readonly Part[]>([]);
  const take = (part: Part, isTheirs: boolean) =>
    setTaken(taken.filter((one) => one !== part).concat(isTheirs ? part : []));
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="lg"
      closeOnOutside={false}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.goOn}
          </Button>
          <Button onClick={() => onDecided(taken)}>{saveLabel}</Button>
        </>
      }
    >
      <p className="mb-4">
        {message} {words.detail}
      </p>
      <ul className="flex flex-col gap-5">
        {parts.map(({ part, name, mine, theirs }) => (
          <li key={part}>
            <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
              <h3 className="font-medium">{name}</h3>
              <Segmented
                label={words.keep(name)}
                options={[
                  { value: 'mine', label: words.mine },
                  { value: 'theirs', label: words.theirs },
                ]}
                value={taken.includes(part) ? 'theirs' : 'mine'}
                onChange={(value) => take(part, value === 'theirs')}
              />
            </div>
            <div
              dir="auto"
              className="max-h-56 overflow-y-auto whitespace-pre-line rounded-field border border-line bg-sunken/50 px-3 py-2"
            >
              {(taken.includes(part) ? theirs : mine) || (
                <span className="text-muted">{words.empty}</span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
