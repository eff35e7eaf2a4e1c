import { plainTextOf } from '@institute/contract/lessons/block-text';
import type { Block, BlockOf, NoteTone } from '@institute/contract/lessons/blocks';
import { isExercise } from '@institute/contract/lessons/is-exercise';
import { wordFinder } from '@institute/contract/words/find-words';
import { BookMarked, CirclePlay, Lightbulb, type LucideIcon, TriangleAlert } from 'lucide-react';
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import { cx } from '../../../../ui/class-names.ts';
import { PersonText } from '../../../../ui/person-text.tsx';
import { ExerciseBlock } from '../exercise/exercise-block.tsx';
import { OWN_SIZE } from '../reading/arabic-size.ts';
import { useReading } from '../reading/reading-store.ts';
import { ReadingTools } from '../reading/reading-tools.tsx';
import type { BlockFiles, BlockSound } from './block-sound.ts';
import { FileBlock } from './file-blocks.tsx';
import type { LessonWord } from './lesson-word.ts';
import { LinesBlock } from './lines-block.tsx';
import { RichTextView } from './rich-text-view.tsx';
import { SpeakBlock } from './speak-block.tsx';
import { blocksText as words } from './text.ts';
import { WordSheet } from './word-sheet.tsx';

const looks: Record<NoteTone, { icon: LucideIcon; tone: string; sign: string }> = {
  tip: { icon: Lightbulb, tone: 'border-gold bg-gold-soft', sign: 'text-gold-strong' },
  rule: { icon: BookMarked, tone: 'border-primary bg-primary-soft', sign: 'text-primary' },
  warning: { icon: TriangleAlert, tone: 'border-bad bg-bad-soft', sign: 'text-bad' },
};

/** Something to mind, set apart from the text. */
function NoteBlock({ block }: { block: BlockOf<'note'> }) {
  const { icon: Icon, tone, sign } = looks[block.tone];
  return (
    <aside className={cx('rounded-field border-s-4 px-4 py-3', tone)}>
      <p className={cx('flex items-center gap-2 font-semibold text-base', sign)}>
        <Icon size={18} className="shrink-0" />
        {words.tones[block.tone]}
      </p>
      <RichTextView text={block.text} />
    </aside>
  );
}

export interface LessonBlocksProps {
  blocks: readonly Block[];
  /** The file of the lesson as it is shown; null where there is none. */
  material: ReactNode;
  /** The file as a sound that lines are heard in; null where it is none. */
  sound: BlockSound | null;
  /** The files that blocks show. */
  files: BlockFiles;
  /** The words of the lesson, which can be tapped in its lines. */
  words: readonly LessonWord[];
  /** The words as a list, for the block of them. */
  wordList: ReactNode;
  /** What else there is of a word that is tapped, for its reader. */
  moreOf?: (word: LessonWord) => ReactNode;
  /** Records a line that is read aloud, for whoever may; a sentence stands in its place for others. */
  speakOf?: (block: BlockOf<'speak'>) => ReactNode;
  /** What is handed in and answered by a person, for whoever may. */
  homeworkOf?: (block: BlockOf<'homework'>) => ReactNode;
  /** Told of each exercise that its reader answers wrong, by its id. */
  onMissed?: (exerciseId: string, typed: readonly string[]) => void;
  /** Told of each exercise that its reader answers, by its id. */
  onAnswered?: (exerciseId: string) => void;
}

const anyArabic = /\p{Script=Arabic}/u;
/** What is read with or without tashkeel, which may be what an exercise asks for. */
const isRead: ReadonlySet<Block['kind']> = new Set(['text', 'note', 'lines', 'speak']);

/**
 * A lesson in blocks as its students see it. The file stands before everything where no block says
 * where it belongs, unless it is a sound that lines are heard in.
 */
export function LessonBlocks(props: LessonBlocksProps) {
  const { blocks, material, sound, files, words, wordList, moreOf, onMissed, onAnswered } = props;
  const size = useReading((state) => state.size);
  const [tapped, setTapped] = useState<LessonWord | null>(null);
  const find = useMemo(() => wordFinder(words), [words]);
  const style = size === OWN_SIZE ? undefined : ({ '--arabic-scale': size } as CSSProperties);
  const lines = blocks.flatMap((block) => {
    if (block.kind === 'lines') return block.lines;
    return block.kind === 'speak' ? [block] : [];
  });
  const exercises = blocks.filter(isExercise);
  const numberOf = (block: Block) =>
    exercises.length > 1 ? exercises.indexOf(block) + 1 : undefined;
  const isPlaced = blocks.some(
    (block) => block.kind === 'material' || (block.kind === 'lines' && block.sound && sound),
  );

  const show = (block: Block): ReactNode => {
    switch (block.kind) {
      case 'text':
        return <RichTextView text={block.text} />;
      case 'lines':
        return (
          <LinesBlock
            block={block}
            sound={block.sound ? sound : null}
            files={files}
            find={find}
            onWord={(at) => setTapped(words[at] ?? null)}
          />
        );
      case 'words':
        return wordList;
      case 'material':
        return material;
      case 'note':
        return <NoteBlock block={block} />;
      case 'film':
        return block.file === undefined ? (
          <FilmBlock block={block} />
        ) : (
          <FileBlock block={block} files={files} />
        );
      case 'sound':
      case 'picture':
      case 'file':
        return <FileBlock block={block} files={files} />;
      case 'exercise':
        return (
          <ExerciseBlock
            exercise={block.exercise}
            files={files}
            number={numberOf(block)}
            onAnswered={onAnswered && (() => onAnswered(block.id))}
            onMissed={onMissed && ((typed) => onMissed(block.id, typed))}
          />
        );
      case 'speak':
        return (
          <SpeakBlock
            block={block}
            number={numberOf(block)}
            files={files}
            find={find}
            onWord={(at) => setTapped(words[at] ?? null)}
          >
            {props.speakOf?.(block)}
          </SpeakBlock>
        );
      case 'homework':
        return props.homeworkOf?.(block);
      default:
        // A kind that this release does not know.
        return null;
    }
  };
  return (
    <>
      {anyArabic.test(plainTextOf(blocks)) && (
        <div className="mb-4 min-h-11">
          <ReadingTools
            hasTranslations={lines.some(({ translation }) => translation !== '')}
            text={plainTextOf(blocks.filter(({ kind }) => isRead.has(kind)))}
          />
        </div>
      )}
      <div style={style} className="reading flex flex-col gap-8 sm:text-lg">
        {!isPlaced && material}
        {blocks.map((block) => (
          <BlockFrame key={block.id}>{show(block)}</BlockFrame>
        ))}
      </div>
      {tapped && (
        <WordSheet word={tapped} more={moreOf?.(tapped)} onClose={() => setTapped(null)} />
      )}
    </>
  );
}

/** Nothing is shown of an empty block, not even the room for it. */
function BlockFrame({ children }: { children: ReactNode }) {
  return <div className="min-w-0 empty:hidden">{children}</div>;
}

/** A film elsewhere. It is a link: nothing of another site is loaded before it is followed. */
function FilmBlock({ block }: { block: BlockOf<'film'> }) {
  return (
    <a
      href={block.url}
      target="_blank"
      rel="noopener noreferrer"
      className="tap flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 text-ink no-underline hover:bg-sunken focus-visible:outline-primary"
    >
      <CirclePlay size={28} className="shrink-0 text-primary" />
      <span className="flex min-w-0 flex-col leading-normal">
        <PersonText>{block.title}</PersonText>
        <span className="text-muted text-sm">{words.film}</span>
      </span>
    </a>
  );
}
