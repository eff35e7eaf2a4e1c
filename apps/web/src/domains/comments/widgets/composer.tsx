import { X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { ArabicKeyboard } from '../../../ui/arabic-keyboard/arabic-keyboard.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { TextareaField } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.ts';
import { composerText as words } from '../text.ts';
import { type Answered, type Send, useComposer } from '../use-composer.ts';
import { ReplyingTo } from './replying-to.tsx';

/** Longest comment the server takes, in characters. */
const MAX_LENGTH = 5_000;

interface ComposerProps {
  lessonId: string;
  /** The comment replied to; null for a comment of its own. */
  parent: Answered | null;
  onSend: Send;
  /** Called when a reply has arrived, and by the close control. */
  onClose?: () => void;
  takesFocus?: boolean;
  /** Whether it stands beneath the question that it answers, with nothing to close. */
  isAnswer?: boolean;
}

/** Where a comment or a reply is written. */
export function Composer(props: ComposerProps) {
  const { lessonId, parent, onSend, onClose, takesFocus, isAnswer = false } = props;
  const { text, change, isPosting, failure, post } = useComposer(lessonId, parent?.id ?? 0, onSend);
  const field = useRef<HTMLTextAreaElement>(null);
  const isReply = parent !== null && !isAnswer;

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await post();
    const isHere = field.current !== null;
    if (outcome === 'posted') toast.success(words.added);
    else if (outcome === 'waiting') toast.success(words.waits, words.waitsDetail);
    else if (!isHere) toast.error(words.addFailed, words.keptDraft);
    // A next reply may have been begun meanwhile.
    if (outcome !== null && field.current?.value.trim() === '') onClose?.();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isPost = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isPost && !event.nativeEvent.isComposing) event.currentTarget.form?.requestSubmit();
  };

  return (
    <form
      onSubmit={(event) => void onSubmit(event)}
      className={isReply ? 'mt-2 rounded-card border border-line bg-surface' : undefined}
    >
      {isReply && (
        <div className="flex items-center gap-2 rounded-t-card bg-primary-soft ps-3 text-primary-strong text-sm">
          <ReplyingTo parent={parent} className="min-w-0 grow truncate py-2" />
          <IconButton label={words.closeReply} onClick={onClose} disabled={isPosting}>
            <X size={18} />
          </IconButton>
        </div>
      )}
      <div className={isReply ? 'flex flex-col gap-2 p-3' : 'flex flex-col gap-2'}>
        <TextareaField
          ref={field}
          label={isAnswer ? words.yourAnswer : parent ? words.yourReply : words.yourComment}
          hint={parent?.isDeleted ? words.lostReply : undefined}
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          maxLength={MAX_LENGTH}
          rows={3}
          className="max-h-80 min-h-24 leading-loose [field-sizing:content]"
        />
        <FormAlert message={failure} />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <ArabicKeyboard field={field} />
          <Button
            type="submit"
            busy={isPosting}
            busyLabel={words.posting}
            disabled={text.trim() === ''}
          >
            {isAnswer ? words.answer : words.post}
            {!isAnswer && (
              <span className="sr-only">{` ${parent ? words.postsReply : words.postsComment}`}</span>
            )}
          </Button>
        </div>
      </div>
    </form>
  );
}
