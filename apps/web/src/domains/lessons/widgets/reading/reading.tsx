import { type ReadingPart, readingParts } from '@institute/contract/text/reading-lines';
import type { CSSProperties } from 'react';
import { ContentLine } from '../../../../ui/content/content-line.tsx';
import { ContentList } from '../../../../ui/content/content-list.tsx';
import { readableText } from '../../../../ui/readable-text.ts';
import { OWN_SIZE } from './arabic-size.ts';
import { ReadingLine } from './reading-line.tsx';
import { useReading, useWritten } from './reading-store.ts';
import { ReadingTools } from './reading-tools.tsx';

interface ReadingProps {
  text: string;
  /** True for text that was typed in here, which nothing has encoded: `100%25` means just that. */
  isTyped?: boolean;
  /** False on a page that is read without our scripts. */
  hasTools?: boolean;
}

const anyArabic = /\p{Script=Arabic}/u;

/** The text of a lesson, to be read: Arabic leads, its translation is tied to it, prose stays prose. */
export function Reading({ text, isTyped = false, hasTools = true }: ReadingProps) {
  const size = useReading((state) => state.size);
  const readable = isTyped ? text : readableText(text);
  const parts = readingParts(useWritten()(readable));
  // Pages that are made on the server may hold no style attributes, and know no other size.
  const style = size === OWN_SIZE ? undefined : ({ '--arabic-scale': size } as CSSProperties);
  return (
    <>
      {hasTools && anyArabic.test(readable) && (
        // Room is kept for them, so that nothing moves when they come.
        <div className="mb-4 min-h-11">
          <ReadingTools
            text={readable}
            hasTranslations={parts.some((part) => part.kind === 'pair' && part.translation !== '')}
          />
        </div>
      )}
      <div style={style} className="reading sm:text-lg">
        <Parts parts={parts} />
      </div>
    </>
  );
}

/** A text to be read within one that is: without the tools, and set as what is around it. */
export function ReadingParts({ text }: Pick<ReadingProps, 'text'>) {
  return <Parts parts={readingParts(useWritten()(text))} />;
}

function Parts({ parts }: { parts: readonly ReadingPart[] }) {
  return parts.map((part, place) => <Part key={part.at} part={part} before={parts[place - 1]} />);
}

function Part({ part, before }: { part: ReadingPart; before: ReadingPart | undefined }) {
  if (part.kind === 'pair') return <ReadingLine {...part} isFirst={!before} />;
  // What follows a line and its translation has nothing to do with them.
  const isApart = part.isApart || before?.kind === 'pair';
  return part.kind === 'list' ? (
    <ContentList items={part.items} isApart={isApart} />
  ) : (
    <ContentLine text={part.text} isApart={isApart} />
  );
}
