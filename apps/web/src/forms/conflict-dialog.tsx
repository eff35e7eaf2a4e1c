import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { text } from './text.ts';
import type { Conflict } from './use-conflict.ts';

const words = text.conflict;

interface ConflictDialogProps<Values, Part extends string> {
  conflict: Conflict<Values, Part>;
  /** What the form calls a part. */
  nameOf: (part: Part) => string;
  /** What a form says there, which is shown beside what the `other` says. */
  shownOf: (part: Part, form: Values, other: Values) => ReactNode;
}

/** Another person has saved other words for the same thing: what differs, and whose stays. */
export function ConflictDialog<Values, Part extends string>(
  props: ConflictDialogProps<Values, Part>,
) {
  const { conflict, nameOf, shownOf } = props;
  const { message, parts, mine, theirs, keepMine, takeTheirs, close } = conflict;
  return (
    <Dialog
      open
      onClose={close}
      title={words.title}
      size="lg"
      closeOnOutside={false}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {words.goOn}
          </Button>
          <Button variant="secondary" onClick={takeTheirs}>
            {words.takeTheirs}
          </Button>
          <Button variant="secondary" onClick={keepMine}>
            {words.keepMine}
          </Button>
        </>
      }
    >
      <p className="mb-4">
        {message} {words.detail}
      </p>
      <ul className="flex flex-col gap-5">
        {parts.map((part) => (
          <li key={part}>
            <h3 className="mb-2 font-medium">{nameOf(part)}</h3>
            <div className="grid gap-3 sm:grid-cols-2">
              <Side name={words.theirs}>{shownOf(part, theirs, mine)}</Side>
              <Side name={words.mine}>{shownOf(part, mine, theirs)}</Side>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-muted">{words.choice}</p>
    </Dialog>
  );
}

/** What one of the two says, each line in its own direction. */
function Side({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h4 className="mb-1 text-muted text-sm">{name}</h4>
      <div
        dir="auto"
        className="whitespace-pre-line [unicode-bidi:plaintext] break-words rounded-field border border-line bg-sunken/50 px-3 py-2"
      >
        {children || <span className="text-muted">{words.empty}</span>}
      </div>
    </div>
  );
}
