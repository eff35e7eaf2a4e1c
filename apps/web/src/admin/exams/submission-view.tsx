import type { ExamDetail, MachineOpinion } from '@institute/contract/exams/marking';
import { Bot } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { materialText } from '../../domains/lessons/text.ts';
import { ImageMaterial } from '../../domains/lessons/widgets/material/image-material.tsx';
import { fileUrl } from '../../platform/hosts.ts';
import { Content } from '../../ui/content/content.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { text } from './text.ts';

/** What is graded: the question, and side by side the student's answer and the model. */
export function SubmissionView({ submission }: { submission: ExamDetail }) {
  const { question, modelAnswer, machine } = submission;
  return (
    <div className="grid gap-x-6 gap-y-4 lg:grid-cols-2">
      {question.trim() !== '' && (
        <Part title={text.question} className="lg:col-span-2">
          <Content text={question} className="max-w-prose" />
        </Part>
      )}
      {machine && <MachineNote machine={machine} />}
      <Part title={text.studentAnswer}>
        <Answer submission={submission} />
      </Part>
      <Part title={text.modelAnswer}>
        {modelAnswer.trim() === '' ? (
          <p className="text-muted">{text.noModelAnswer}</p>
        ) : (
          <Content
            text={modelAnswer}
            className="max-w-prose rounded-field bg-primary-soft px-4 py-3"
          />
        )}
      </Part>
    </div>
  );
}

interface PartProps {
  title: string;
  className?: string;
  children: ReactNode;
}

function Part({ title, className, children }: PartProps) {
  return (
    <section aria-label={title} className={className}>
      <h3 className="mb-1.5 font-medium text-muted text-sm">{title}</h3>
      {children}
    </section>
  );
}

function Answer({ submission }: { submission: ExamDetail }) {
  const { answerKind, answer, studentName } = submission;
  // Its address is signed anew each time it is asked for; the picture is the same.
  const [source] = useState(() => fileUrl(answer));
  const [isBroken, setBroken] = useState(false);
  if (answerKind === 'text') {
    return (
      <Content text={answer} isTyped className="max-w-prose rounded-field bg-sunken px-4 py-3" />
    );
  }
  if (answerKind === 'none') return <p className="text-muted">{text.noAnswer}</p>;
  if (isBroken) return <p role="alert">{materialText.broken.image}</p>;
  return (
    <>
      <ImageMaterial
        source={source}
        alt={text.image(studentName)}
        onError={() => setBroken(true)}
        className="h-[min(48dvh,30rem)]"
      />
      <p className="mt-1.5 text-muted text-sm">{text.imageHint}</p>
    </>
  );
}

/** What the machine made of the answer, for the person who grades it or overrules the machine. */
function MachineNote({ machine }: { machine: MachineOpinion }) {
  const { verdict, score, confidence, reason } = machine;
  return (
    <div className="flex gap-3 rounded-field bg-info-soft px-4 py-3 lg:col-span-2">
      <Bot size={20} className="mt-0.5 shrink-0 text-info" />
      <p>
        <strong className="font-semibold text-info">
          {verdict === 'marked' ? text.markedByMachine : text.leftByMachine}
          {score !== null && <span className="figures"> · {score}%</span>}
          {confidence !== null && (
            <span className="figures"> · {text.sure(Math.round(confidence * 100))}</span>
          )}
        </strong>
        <br />
        <PersonText>{reason}</PersonText>
      </p>
    </div>
  );
}
