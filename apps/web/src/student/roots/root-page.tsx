import { spacedRoot } from '@institute/contract/arabic/root-letters';
import { pathTo } from '@institute/contract/routes';
import { getRootWords } from '@institute/contract/words/word-roots';
import { useParams } from 'react-router';
import { useAnswer } from '../../platform/answers.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { RootWordCard } from './root-word-card.tsx';
import { text } from './text.ts';

/** /roots/:root: the words that grow from a root, as far as the reader's classes teach them. */
export function RootPage() {
  const root = useParams().root ?? '';
  const query = useAnswer(getRootWords, { root });
  const spaced = spacedRoot(root);
  return (
    <>
      <PageHeader
        back={<BackLink to={pathTo('practice')}>{text.back}</BackLink>}
        title={text.title(spaced)}
        heading={
          <>
            {text.heading}{' '}
            <bdi lang="ar" translate="no" className="font-amiri">
              {spaced}
            </bdi>
          </>
        }
      >
        {query.data && query.data.length > 0 ? text.intro(query.data.length) : undefined}
      </PageHeader>
      {query.data ? (
        query.data.length > 0 ? (
          <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
            {query.data.map((word) => (
              <li key={word.id}>
                <RootWordCard word={word} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            title={text.none}
            action={
              <LinkButton to={pathTo('practice')} variant="secondary">
                {text.back}
              </LinkButton>
            }
          >
            {text.noneDetail}
          </EmptyState>
        )
      ) : query.isPending ? (
        <Loading label={text.loading}>
          <Skeleton className="h-44" />
        </Loading>
      ) : (
        <ErrorState title={text.failed} query={query} />
      )}
    </>
  );
}
