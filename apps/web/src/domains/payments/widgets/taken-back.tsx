import { formatKobo, type Kobo } from '@institute/contract/money';
import { besidesWords as text } from '../office-words.ts';

interface TakenBackProps {
  of: { takenBackKobo: Kobo | null; isUndone: boolean };
  className?: string;
}

/** What has gone back of a payment since; nothing where nothing has. */
export function TakenBack({ of: { takenBackKobo, isUndone }, className }: TakenBackProps) {
  return (
    <>
      {takenBackKobo !== null && (
        <p className={className}>{text.takenBack(formatKobo(takenBackKobo))}</p>
      )}
      {isUndone && <p className={className}>{text.undone}</p>}
    </>
  );
}
