import { MAX_REPLY } from '@institute/contract/homework/answers';
import { useQueryClient } from '@tanstack/react-query';
import { BookmarkCheck, Send } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { sendWords } from '../../domains/homework/outbox.ts';
import { ArabicKeyboard } from '../../ui/arabic-keyboard/arabic-keyboard.tsx';
import { Button } from '../../ui/button.tsx';
import { durationText } from '../../ui/duration.ts';
import { TextareaField } from '../../ui/input.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { Phrases } from './phrases.tsx';
import type { Writing } from './reply-draft.ts';
import { readReplyDraft, replyDraft } from './reply-draft.ts';
import { openText as words } from './text.ts';

interface WordsBoxProps {
  handInId: number;
  writing: Writing;
  onClose: () => void;
}

/** Where a reply is written, above the keyboard of a phone. What stands in it is kept until it is sent. */
export function WordsBox({ handInId, writing, onClose }: WordsBoxProps) {
  const client = useQueryClient();
  const [draft] = useState(() => replyDraft(handInId));
  const [text, setText] = useState(() => readReplyDraft(handInId)?.text ?? '');
  const [showsPhrases, setShowsPhrases] = useState(writing.withPhrases);
  const field = useRef<HTMLTextAreaElement>(null);
  // On a phone Enter begins a line; its keys are under the thumb that sends.
  const hasKeys = useMedia('(pointer: fine)');
  const { target } = writing;
  useEffect(() => {
    if (!writing.withPhrases) field.current?.focus();
  }, [writing]);
  const change = (next: string) => {
    setText(next);
    draft.keep(next.trim() === '' ? null : { text: next, target });
  };
  const send = () => {
    const said = text.trim();
    if (said === '') return;
    change('');
    void sendWords(client, handInId, target, said).catch(() => undefined);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
    const isSend = event.key === 'Enter' && !event.shiftKey && hasKeys;
    if (!isSend && !(event.key === 'Enter' && event.ctrlKey)) return;
    event.preventDefault();
    send();
  };
  const insert = (phrase: string) => {
    change(text.trim() === '' ? phrase : `${text.trimEnd()} ${phrase}`);
    setShowsPhrases(false);
    field.current?.focus();
  };
  return (
    <div className="flex flex-col gap-2">
      {showsPhrases && <Phrases onChoose={insert} onClose={() => setShowsPhrases(false)} />}
      <TextareaField
        ref={field}
        label={
          target.atMs === null
            ? words.wordsLabel
            : words.wordsAt(durationText(Math.floor(target.atMs / 1000)))
        }
        hint={hasKeys ? words.sendHint : undefined}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
        maxLength={MAX_REPLY}
        rows={2}
        className="max-h-40 [field-sizing:content]"
      />
      <div className="flex flex-wrap items-center gap-2">
        <ArabicKeyboard field={field} />
        <Button
          variant="ghost"
          icon={<BookmarkCheck size={18} />}
          aria-expanded={showsPhrases}
          onClick={() => setShowsPhrases(!showsPhrases)}
        >
          {words.phrases}
        </Button>
        <span className="grow" />
        <Button variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button icon={<Send size={18} />} disabled={text.trim() === ''} onClick={send}>
          {words.send}
        </Button>
      </div>
    </div>
  );
}
