import { Composer } from './composer.tsx';
import type { Attempt } from './draft.ts';
import type { Entry } from './threads.ts';
import type { Outcome } from './use-composer.ts';

interface LostRepliesProps {
  entries: readonly Entry[];
  /** Whether no other threads exist than those of the entries. */
  isWhole: boolean;
  lessonId: string;
  /** The comments whose reply boxes are open. */
  open: ReadonlySet<number>;
  onSend: (parentId: number, attempt: Attempt) => Promise<Outcome>;
  onClose: (id: number) => void;
}

/**
 * The boxes of replies whose comment was deleted meanwhile, which no row of the list has: what was
 * written stays in sight, and is posted as a comment of its own.
 */
export function LostReplies(props: LostRepliesProps) {
  const { entries, isWhole, lessonId, open, onSend, onClose } = props;
  const isLost = (id: number) => {
    const answered = entries.find((entry) => entry.id === id);
    return answered ? answered.isDeleted : isWhole;
  };
  return [...open]
    .filter(isLost)
    .map((id) => (
      <Composer
        key={id}
        lessonId={lessonId}
        parent={{ id, name: '', isDeleted: true }}
        onSend={(attempt) => onSend(0, attempt)}
        onClose={() => onClose(id)}
      />
    ));
}
