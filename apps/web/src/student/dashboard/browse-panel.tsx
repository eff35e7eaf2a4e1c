import { pathTo } from '@institute/contract/routes';
import { PlacementPanel } from '../../domains/words/widgets/placement/placement-panel.tsx';
import { cardClass } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { StarMark } from '../../ui/star-pattern.tsx';
import { text } from './text.ts';

/** Where a student stands who has no next lesson. */
type Standing = 'begin' | 'waiting' | 'finished';

/**
 * What leads where there is no next lesson: the way to the classes, at the beginning, while the
 * student's classes have no lessons yet, and at the end of all.
 */
export function BrowsePanel({ standing = 'begin' }: { standing?: Standing }) {
  const { title, detail } = text[standing];
  return (
    <>
      <div className={cardClass}>
        <EmptyState
          title={title}
          icon={standing === 'finished' ? <StarMark className="size-12 text-gold" /> : undefined}
          action={<LinkButton to={pathTo('classes')}>{text.browse}</LinkButton>}
        >
          {detail}
        </EmptyState>
      </div>
      {standing === 'begin' && <PlacementPanel className="mt-4" />}
    </>
  );
}
