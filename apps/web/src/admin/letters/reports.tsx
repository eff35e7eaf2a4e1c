import { getLetterReports, type LetterReport } from '@institute/contract/letters/reports';
import { useState } from 'react';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { usePaged } from '../../platform/paged-list.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { PersonBlock, PersonText } from '../../ui/person-text.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { OpenThread } from './open-thread.tsx';
import { reportText as text, text as words } from './text.ts';

const PER_PAGE = 20;
const states = [
  { value: 'open', label: text.open },
  { value: 'closed', label: text.closed },
] as const;

/** Letters that were reported, read where they stand, and closed with a note. */
export function Reports() {
  const [state, setState] = useState<'open' | 'closed'>('open');
  const [page, setPage] = useState(1);
  const query = usePaged(
    getLetterReports,
    { page, perPage: PER_PAGE },
    { filters: { state }, staleTime: 0 },
  );
  return (
    <>
      <Segmented
        label={text.state}
        options={states}
        value={state}
        onChange={(next) => {
          setPage(1);
          setState(next);
        }}
        className="mb-4 self-start"
      />
      {query.isPending ? (
        <Loading label={words.loading}>
          <Skeleton className="h-40" />
        </Loading>
      ) : !query.data ? (
        <ErrorState title={text.failed} query={query} />
      ) : query.data.rows.length === 0 ? (
        <EmptyState title={state === 'open' ? text.empty : text.noneClosed}>
          {state === 'open' && text.emptyDetail}
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-4">
          {query.data.rows.map((report) => (
            <li key={report.id}>
              <Report report={report} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label={text.pages}
        className="mt-4"
        page={page}
        pageCount={Math.ceil((query.data?.total ?? 0) / PER_PAGE)}
        onPage={setPage}
      />
    </>
  );
}

function Report({ report }: { report: LetterReport }) {
  const [reads, setReads] = useState(false);
  const [closes, setCloses] = useState(false);
  const { reporter, author, studentName, className, reason, closedAt, note } = report;
  const name = (who: string) => (who === '' ? text.nobody : <PersonText isName>{who}</PersonText>);
  return (
    <Card className="flex flex-col gap-2">
      <p className="font-medium">
        <Sentence words={text.by} fill={{ reporter: name(reporter), author: name(author) }} />
      </p>
      <p className="text-muted text-sm">
        <Sentence
          words={text.inClass}
          fill={{ student: name(studentName), class: <PersonText>{className}</PersonText> }}
        />
        {' · '}
        <InstituteTime at={report.at} withTime />
      </p>
      {reason === '' ? (
        <p className="text-muted">{text.noReason}</p>
      ) : (
        <PersonBlock className="whitespace-pre-line">{reason}</PersonBlock>
      )}
      {closedAt && (
        <div className="rounded-field bg-sunken px-3 py-2">
          <PersonBlock className="whitespace-pre-line">{note}</PersonBlock>
          <p className="text-muted text-sm">
            <Sentence
              words={text.closedBy}
              fill={{ name: name(report.closedBy), date: <InstituteTime at={closedAt} withTime /> }}
            />
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {!reads && (
          <Button variant="secondary" onClick={() => setReads(true)}>
            {text.read}
          </Button>
        )}
        {!closedAt && <Button onClick={() => setCloses(true)}>{text.close}</Button>}
      </div>
      {reads && <OpenThread thread={report} mayBeSettled={false} markedId={report.letterId} />}
      {closes && <CloseDialog reportId={report.id} onClose={() => setCloses(false)} />}
    </Card>
  );
}
