import type { TrashItem } from '@institute/contract/trash/trash';
import { ArchiveRestore, GraduationCap } from 'lucide-react';
import { StudentLink } from '../../domains/people/widgets/student-link.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { timeColumn } from '../../domains/settings/widgets/time-column.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { CellNote } from '../../ui/table/cell-note.tsx';
import type { Column } from '../../ui/table/column.ts';
import { text } from './text.ts';

type Deleted = Pick<TrashItem, 'kind' | 'id'>;

interface ColumnOptions {
  /** What is being brought back now. */
  running: Deleted | null;
  onRestore: (item: TrashItem) => void;
  /** Shows who teaches a class. */
  onTeachers: (item: TrashItem) => void;
}

/** The columns of the trash. */
export function columnsOf({ running, onRestore, onTeachers }: ColumnOptions): Column<TrashItem>[] {
  return [
    { id: 'what', header: text.what, isTitle: true, cell: (item) => <What item={item} /> },
    {
      id: 'kind',
      isWhole: true,
      header: text.kind,
      cell: ({ kind }) => <Badge tone="neutral">{text.kinds[kind]}</Badge>,
    },
    {
      id: 'by',
      header: text.deletedBy,
      cell: ({ deletedBy, deletedById }) =>
        deletedBy ? (
          <StudentLink id={deletedById}>
            <PersonText>{deletedBy}</PersonText>
          </StudentLink>
        ) : (
          <span className="text-muted">{text.unknown}</span>
        ),
    },
    timeColumn({
      id: 'at',
      header: text.deletedAt,
      at: ({ deletedAt }) => deletedAt,
    }),
    {
      id: 'until',
      header: text.until,
      isWhole: true,
      cell: ({ until }) => <InstituteTime at={until} />,
    },
    {
      id: 'actions',
      header: text.actions,
      align: 'end',
      cell: (item) => (
        <span className="flex items-center justify-end gap-2 max-md:flex-wrap">
          {item.kind === 'class' && (
            <Button
              variant="secondary"
              size="sm"
              icon={<GraduationCap size={16} />}
              aria-label={`${text.teachers}: ${item.name}`}
              onClick={() => onTeachers(item)}
            >
              {text.teachers}
            </Button>
          )}
          <Restore
            item={item}
            isRunning={running?.kind === item.kind && running.id === item.id}
            isBusy={running !== null}
            onRestore={onRestore}
          />
        </span>
      ),
    },
  ];
}

/** What it is, and where it stood. */
function What({ item: { kind, name, within, author, authorId } }: { item: TrashItem }) {
  const place = <PersonText>{within}</PersonText>;
  return (
    <>
      <PersonText className="max-md:line-clamp-3 max-md:[overflow-wrap:anywhere]">
        {name}
      </PersonText>
      {kind === 'lesson' && (
        <CellNote>
          <Sentence words={text.inClass} fill={{ name: place }} />
        </CellNote>
      )}
      {kind === 'comment' && (
        <CellNote>
          <Sentence
            words={text.byAuthor}
            fill={{
              name: place,
              author: (
                <StudentLink id={authorId}>
                  <PersonText>{author}</PersonText>
                </StudentLink>
              ),
            }}
          />
        </CellNote>
      )}
    </>
  );
}

interface RestoreProps {
  item: TrashItem;
  isRunning: boolean;
  /** True while anything is being brought back. */
  isBusy: boolean;
  onRestore: (item: TrashItem) => void;
}

function Restore({ item, isRunning, isBusy, onRestore }: RestoreProps) {
  if (item.isClassDeleted) return <span className="text-muted text-sm">{text.classFirst}</span>;
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<ArchiveRestore size={16} />}
      aria-label={`${text.restore}: ${item.name}`}
      busy={isRunning}
      busyLabel={text.restoring}
      disabled={isBusy}
      onClick={() => onRestore(item)}
    >
      {text.restore}
    </Button>
  );
}
