import { formatKobo, type Kobo } from '@institute/contract/money';
import { besidesWords as text } from '../office-words.ts';

interface TakenBackProps {
  of: { takenBackKobo: Kobo | null; isUndone: boolean };
  className?: string;
  /** Whether there is little room for it. */
  isShort?: boolean;
}

/** What has gone back of a payment since; nothing where nothing has. */
export function TakenBack({ of, className, isShort = false }: TakenBackProps) {
  const { takenBackKobo, isUndone } = of;
  return (
    <>
      {takenBackKobo !== null && (
        <p className={className}>{text.takenBack(formatKobo(takenBackKobo))}</p>
      )}
      {isUndone && <p className={className}>{isShort ? text.undoneShort : text.undone}</p>}
    </>
  );
}
