import { getWrittenAnswers, type WrittenPart } from '@institute/contract/words/written-answers';
import { useAnswer } from '../../../platform/answers.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { MixedText } from '../../../ui/mixed-text.tsx';
import { writtenText as words } from '../list-text.ts';
import { useAccepting } from '../written-api.ts';

/**
 * What students typed in the exercises of a lesson or an exam that is not right, each with a press that makes
 * it right; nothing where nothing was.
 */
export function StudentsWrote({ lessonId }: { lessonId: number }) {
  const query = useAnswer(getWrittenAnswers, { lessonId });
  if (query.error && !query.data) return <ErrorState title={words.notLoaded} query={query} />;
  const parts = (query.data ?? []).filter(
    ({ written, accepted }) => written.length > 0 || accepted.length > 1,
  );
  if (parts.length === 0) return null;
  return (
    <section aria-labelledby={`students-wrote-${lessonId}`} className="mt-6">
      <h3 id={`students-wrote-${lessonId}`} className="text-lg">
        {words.title}
      </h3>
      <p className="mt-1 max-w-prose text-muted text-sm">{words.hint}</p>
      <ul className="mt-3 flex flex-col gap-3">
        {parts.map((part) => (
          <li
            key={`${part.exerciseId} ${part.part}`}
            className="min-w-0 rounded-card border border-line bg-surface p-4"
          >
            <Part lessonId={lessonId} part={part} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Part({ lessonId, part }: { lessonId: number; part: WrittenPart }) {
  const { accept, takeBack, isRunning } = useAccepting(lessonId, part);
  const [key, ...others] = part.accepted;
  const about = [
    ...(part.parts > 1 ? [words.gap(part.part + 1)] : []),
    ...(part.isDrawn ? [words.drawn] : []),
  ];
  return (
    <>
      <p>
        <MixedText text={part.prompt} className="line-clamp-3 font-medium" />
        {about.length > 0 && <span className="block text-muted text-sm">{about.join(' · ')}</span>}
      </p>
      <p className="pt-1 pb-3">
        <MixedText text={key ?? ''} className="text-good" />
      </p>
      <ul>
        {others.map((text) => (
          <li key={text} className="flex flex-wrap items-center gap-x-3 border-line border-t py-1">
            <Answer text={text} note={words.alsoRight} />
            <Button
              variant="ghost"
              size="sm"
              disabled={isRunning}
              aria-label={words.takeBackAnswer(text)}
              onClick={() => takeBack(text)}
            >
              {words.takeBack}
            </Button>
          </li>
        ))}
        {part.written.map(({ text, verdict, students }) => (
          <li key={text} className="flex flex-wrap items-center gap-x-3 border-line border-t py-1">
            <Answer
              text={text}
              note={[
                words.students(students),
                ...(verdict === 'nearly' ? [words.nearly] : []),
              ].join(' · ')}
            />
            <Button
              variant="secondary"
              size="sm"
              disabled={isRunning}
              aria-label={words.acceptAnswer(text)}
              onClick={() => accept(text)}
            >
              {words.accept}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** An answer as it was written, with what is said of it. */
function Answer({ text, note }: { text: string; note: string }) {
  return (
    <span className="min-w-0 grow py-1">
      <MixedText text={text} className="[overflow-wrap:anywhere]" />
      <span className="mt-1 block text-muted text-sm">{note}</span>
    </span>
  );
}
