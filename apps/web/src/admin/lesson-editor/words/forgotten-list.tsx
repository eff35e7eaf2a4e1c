import type { ReactNode } from 'react';
import type { ManagedWords } from '../../../domains/words/managed-model.ts';
import { text } from './text.ts';

interface ForgottenListProps {
  title: string;
  /** What is forgotten, that of the most students first. */
  forgotten: readonly { id: string | number; shown: ReactNode; setAsideBy: number }[];
}

/** What students forget again and again, and how many of them; nothing where they forget nothing. */
function ForgottenList({ title, forgotten }: ForgottenListProps) {
  if (forgotten.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 text-lg">{title}</h3>
      <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface px-4">
        {forgotten.map(({ id, shown, setAsideBy }) => (
          <li key={id} className="py-1.5">
            {shown}
            <span className="block text-gold-strong text-sm">{text.setAside(setAsideBy)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The words of the lesson that students forget. */
export function ForgottenWords({ words }: Pick<ManagedWords, 'words'>) {
  const forgotten = words
    .filter(({ setAsideBy }) => setAsideBy > 0)
    .sort((a, b) => b.setAsideBy - a.setAsideBy)
    .map(({ id, arabic, meaning, setAsideBy }) => ({
      ...{ id, setAsideBy },
      shown: (
        <span className="flex flex-wrap items-baseline gap-x-4">
          <bdi lang="ar" className="text-xl leading-loose">
            {arabic}
          </bdi>
          <bdi className="[overflow-wrap:anywhere]">{meaning}</bdi>
        </span>
      ),
    }));
  return <ForgottenList title={text.forgottenWords} forgotten={forgotten} />;
}

/** The exercises among the blocks that students forget, in the order of the server. */
export function ForgottenExercises({ exercises }: Pick<ManagedWords, 'exercises'>) {
  const forgotten = exercises.map(({ id, prompt, setAsideBy }) => ({
    ...{ id, setAsideBy },
    shown: <bdi className="[overflow-wrap:anywhere]">{prompt}</bdi>,
  }));
  return <ForgottenList title={text.forgottenExercises} forgotten={forgotten} />;
}
