import type { BlockOf } from '@institute/contract/lessons/blocks';
import { CirclePlay } from 'lucide-react';
import { PersonText } from '../../../../ui/person-text.tsx';
import { blocksText as words } from './text.ts';

/** A film elsewhere. It is a link: nothing of another site is loaded before it is followed. */
export function FilmBlock({ block }: { block: BlockOf<'film'> }) {
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
