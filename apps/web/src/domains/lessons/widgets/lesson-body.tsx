import type { ReactNode } from 'react';
import type { LessonKind } from '../model.ts';
import { lessonBodyText } from '../text.ts';
import { Reading } from './reading/reading.tsx';

interface LessonBodyProps {
  kind: LessonKind;
  about: string;
  /** True for a text as it is being typed, which nothing has encoded. */
  isTyped?: boolean;
  /** All of it, where it is made of blocks. */
  inBlocks?: ReactNode;
  /** The one file of the lesson, where it has one. */
  material: ReactNode;
  /** The exam, where it is one. */
  exam: ReactNode;
}

/** What there is to look at and to read in a lesson, as its students see it. */
export function LessonBody(props: LessonBodyProps) {
  const { kind, about, isTyped = false, inBlocks, material, exam } = props;
  if (inBlocks) return inBlocks;
  return (
    <>
      {material && <div className="mb-6">{material}</div>}
      {kind === 'exam' ? exam : <Text about={about} isTyped={isTyped} isAlone={!material} />}
    </>
  );
}

interface TextProps {
  about: string;
  isTyped: boolean;
  isAlone: boolean;
}

function Text({ about, isTyped, isAlone }: TextProps) {
  if (about.trim() !== '') return <Reading text={about} isTyped={isTyped} />;
  // With a material, an empty text needs no words.
  return isAlone ? <p className="text-muted">{lessonBodyText.empty}</p> : null;
}
