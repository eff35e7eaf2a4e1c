import { PersonText } from '../../../ui/person-text.tsx';
import { composerText as words } from '../text.ts';
import type { Answered } from '../use-composer.ts';

/** 'Replying to NAME' */
export function ReplyingTo({ parent, className }: { parent: Answered; className?: string }) {
  return (
    <p className={className}>
      {words.replyingTo}{' '}
      {parent.isDeleted ? (
        words.someoneDeleted
      ) : (
        <PersonText isName className="font-semibold">
          {parent.name}
        </PersonText>
      )}
    </p>
  );
}
