import type { ReactNode } from 'react';
import { forgottenText as text } from '../list-text.ts';

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

interface ForgottenProps<Item> {
  /** That of the most students first. */
  items: readonly Item[];
  /** The lesson that has it, where others are shown beside it. */
  lessonOf?: (item: Item) => ReactNode;
}

interface Word {
  id: number;
  arabic: string;
  meaning: string;
  setAsideBy: number;
}

/** Words that students forget. */
export function ForgottenWords<Item extends Word>({ items, lessonOf }: ForgottenProps<Item>) {
  const forgotten = items.map((item) => ({
    ...{ id: item.id, setAsideBy: item.setAsideBy },
    shown: (
      <>
        <span className="flex flex-wrap items-baseline gap-x-4">
          <bdi lang="ar" translate="no" className="text-xl leading-loose">
            {item.arabic}
          </bdi>
          <bdi className="[overflow-wrap:anywhere]">{item.meaning}</bdi>
        </span>
        {lessonOf?.(item)}
      </>
    ),
  }));
  return <ForgottenList title={text.words} forgotten={forgotten} />;
}

interface Exercise {
  id: string;
  prompt: string;
  setAsideBy: number;
}

/** Exercises that students forget. */
export function ForgottenExercises<Item extends Exercise>({
  items,
  lessonOf,
}: ForgottenProps<Item>) {
  const forgotten = items.map((item) => ({
    ...{ id: item.id, setAsideBy: item.setAsideBy },
    shown: (
      <>
        <bdi className="[overflow-wrap:anywhere]">{item.prompt}</bdi>
        {lessonOf?.(item)}
      </>
    ),
  }));
  return <ForgottenList title={text.exercises} forgotten={forgotten} />;
}
