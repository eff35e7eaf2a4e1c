import { useRef, useState } from 'react';
import { PictureField } from '../../../forms/picture-field.tsx';
import { ArabicKeyboard } from '../../../ui/arabic-keyboard/arabic-keyboard.tsx';
import { Button } from '../../../ui/button.tsx';
import { Content } from '../../../ui/content/content.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextareaField } from '../../../ui/input.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { type ExamDraft, withImage, withoutImage } from './draft.ts';
import { examText } from './text.ts';

/** How small a picture of an answer is made (student specification, section 9). */
const answerPicture = { maxSide: 800, quality: 0.6 };
/** Longest theory answer the server takes, in characters. */
const MAX_LENGTH = 50_000;

interface TypedAnswerProps {
  text: string;
  hint: string | undefined;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** The theory answer as typed text. */
function TypedAnswer({ text, hint, error, onChange }: TypedAnswerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="flex flex-col gap-1">
      <TextareaField
        ref={field}
        label={examText.yourAnswer}
        hint={hint}
        error={error}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        rows={8}
        maxLength={MAX_LENGTH}
        spellCheck={false}
        data-answer="text"
        className="leading-loose"
      />
      <ArabicKeyboard field={field} />
    </div>
  );
}

const modes = [
  { value: 'type', label: examText.type },
  { value: 'image', label: examText.image },
] as const;

interface TheoryFieldProps {
  /** The theory question as stored. */
  question: string;
  draft: ExamDraft;
  onChange: (update: (draft: ExamDraft) => ExamDraft) => void;
  /** Why the answer is not accepted yet. */
  error: string | undefined;
}

/** The theory question with its two ways of answering, of which only one may be used. */
export function TheoryField({ question, draft, onChange, error }: TheoryFieldProps) {
  // What was tried beside an answer already there: an image, or typing.
  const [tried, setTried] = useState<{ image: string } | 'typing' | null>(null);
  const show = (mode: ExamDraft['mode']) => onChange((now) => ({ ...now, mode }));

  const onImage = (image: string) => {
    if (draft.text.trim() === '') onChange((now) => withImage(now, image));
    else setTried({ image });
  };
  const onText = (text: string) => {
    if (draft.image === '') onChange((now) => ({ ...now, text }));
    else setTried('typing');
  };
  const onReplace = () => {
    if (tried === 'typing') onChange((now) => withoutImage(now, 'type'));
    else if (tried) onChange((now) => withImage(now, tried.image));
    setTried(null);
  };

  return (
    <section aria-label={examText.theory} className="flex flex-col gap-4">
      <h2 className="text-xl">{examText.theory}</h2>
      <Content text={question} />
      <Segmented
        label={examText.howToAnswer}
        options={modes}
        value={draft.mode}
        onChange={show}
        className="self-start"
      />
      {draft.mode === 'type' ? (
        <TypedAnswer
          text={draft.text}
          hint={draft.image === '' ? undefined : examText.imageCounts}
          error={error}
          onChange={onText}
        />
      ) : (
        <PictureField
          size={answerPicture}
          words={{ ...examText, imageAlt: examText.imageOfAnswer }}
          data-answer="image"
          image={draft.image}
          hint={imageHint(draft)}
          error={error}
          onImage={onImage}
          onRemove={() => onChange((now) => withoutImage(now))}
        />
      )}
      {tried && (
        <NoticeDialog
          present={tried === 'typing' ? 'image' : 'text'}
          onKeep={() => setTried(null)}
          onReplace={onReplace}
        />
      )}
    </section>
  );
}

function imageHint(draft: ExamDraft): string {
  if (draft.image !== '') return examText.imageCounts;
  return draft.text.trim() === '' ? examText.imageHint : examText.textCounts;
}

interface NoticeDialogProps {
  /** What is there already; the other kind was tried. */
  present: 'text' | 'image';
  /** Leaves everything as it is. */
  onKeep: () => void;
  /** Puts the other kind of answer in its place. */
  onReplace: () => void;
}

/** Opens when a typed answer and an image are both tried. Nothing is lost until the student chooses. */
function NoticeDialog({ present, onKeep, onReplace }: NoticeDialogProps) {
  const isText = present === 'text';
  return (
    <Dialog
      open
      onClose={onKeep}
      title={examText.notice}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onReplace}>
            {isText ? examText.useImage : examText.useText}
          </Button>
          <Button onClick={onKeep}>{isText ? examText.keepText : examText.keepImage}</Button>
        </>
      }
    >
      <p>{examText.oneKind}</p>
    </Dialog>
  );
}
