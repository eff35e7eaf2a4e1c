import { pathTo } from '@institute/contract/routes';
import { cardClass } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { StarMark } from '../../ui/star-pattern.tsx';
import { text } from './text.ts';

/** What leads where there is no next lesson: the way to the classes, at the beginning and at the end of all. */
export function BrowsePanel({ isFinished = false }: { isFinished?: boolean }) {
  const { title, detail } = isFinished ? text.finished : text.begin;
  return (
    <div className={cardClass}>
      <EmptyState
        title={title}
        icon={isFinished ? <StarMark className="size-12 text-gold" /> : undefined}
        action={<LinkButton to={pathTo('classes')}>{text.browse}</LinkButton>}
      >
        {detail}
      </EmptyState>
    </div>
  );
}
