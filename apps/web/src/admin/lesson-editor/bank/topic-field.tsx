import { useId } from 'react';
import { TextField } from '../../../ui/input.tsx';
import { text } from './text.ts';

const MOST_TOPIC = 80;

interface TopicFieldProps {
  /** What the form ties to it. */
  field: object;
  hint: string;
  /** Topics that the bank knows, to choose from. */
  topics: readonly string[];
}

/** What exercises are about: typed, or one of those that there are. */
export function TopicField({ field, hint, topics }: TopicFieldProps) {
  const known = useId();
  return (
    <>
      <TextField
        label={text.topic}
        hint={hint}
        optional
        maxLength={MOST_TOPIC}
        dir="auto"
        list={known}
        autoComplete="off"
        {...field}
      />
      <datalist id={known}>
        {topics.map((topic) => (
          <option key={topic} value={topic} />
        ))}
      </datalist>
    </>
  );
}
