import type { ExamResult } from '@institute/contract/exams/exams';
import { useState } from 'react';
import { materialText } from '../../../domains/lessons/text.ts';
import { ImageMaterial } from '../../../domains/lessons/widgets/material/image-material.tsx';
import { fileUrl } from '../../../platform/hosts.ts';
import { Content } from '../../../ui/content/content.tsx';
import { examText as words } from './text.ts';

/** The theory question with the student's answer and, once there is one to see, the model answer. */
export function TheoryResult({ question, result }: { question: string; result: ExamResult }) {
  return (
    <section aria-label={words.theory} className="flex flex-col gap-4">
      <h2 className="text-xl">{words.theory}</h2>
      <Content text={question} />
      <div>
        <h3 className="mb-2 text-muted text-sm">{words.yourAnswer}</h3>
        <Answer result={result} />
      </div>
      {result.comment && (
        <div>
          <h3 className="mb-2 text-muted text-sm">{words.comment}</h3>
          <Content text={result.comment} isTyped className="rounded-field bg-gold-soft px-4 py-3" />
        </div>
      )}
      {result.correctTheoryAnswer.trim() !== '' && (
        <div>
          <h3 className="mb-2 text-muted text-sm">{words.modelAnswer}</h3>
          <Content
            text={result.correctTheoryAnswer}
            className="rounded-field bg-primary-soft px-4 py-3"
          />
        </div>
      )}
    </section>
  );
}

function Answer({ result }: { result: ExamResult }) {
  const [source] = useState(() => fileUrl(result.theoryAnswer));
  const [isBroken, setBroken] = useState(false);
  if (result.theoryAnswerKind === 'none') return <p>{words.noAnswer}</p>;
  if (result.theoryAnswerKind === 'text') {
    return <Content text={result.theoryAnswer} className="rounded-field bg-sunken px-4 py-3" />;
  }
  if (isBroken) return <p role="alert">{materialText.broken.image}</p>;
  return (
    <ImageMaterial
      source={source}
      alt={words.imageOfAnswer}
      onError={() => setBroken(true)}
      className="h-80"
    />
  );
}
