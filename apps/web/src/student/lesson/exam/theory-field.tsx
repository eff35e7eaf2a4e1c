import { useState } from 'react';
import { Content } from '../../../ui/content/content.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { type ExamDraft, withImage, withoutImage } from './draft.ts';
import { ImageAnswer } from './image-answer.tsx';
import { NoticeDialog } from './notice-dialog.tsx';
import { examText } from './text.ts';
import { TypedAnswer } from './typed-answer.tsx';

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
        <ImageAnswer
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
