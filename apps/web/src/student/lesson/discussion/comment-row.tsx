import { pathTo } from '@institute/contract/routes';
import { Clock, MessageSquareReply, Trash2, TriangleAlert, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { WaitingComment } from '../../../domains/comments/api.ts';
import { commentElement } from '../../../domains/comments/comment-address.ts';
import { ReplyingTo } from '../../../domains/comments/widgets/replying-to.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Content } from '../../../ui/content/content.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { When } from '../../../ui/when.tsx';
import { discussionText as words } from './text.ts';
import type { Row } from './threads.ts';

interface CommentRowProps {
  row: Row;
  /** Whether it is the one that the address names. */
  isAimed: boolean;
  timeZone: string;
  canDelete: boolean;
  onTakeBack: (comment: WaitingComment) => void;
  onReply: () => void;
  onDelete: () => void;
  /** The reply box, when it is open. */
  children: ReactNode;
}

const lines = ['one', 'two', 'three'] as const;

/** A comment in its thread: a thin line for each level it stands in. */
export function CommentRow({ row, isAimed, children, ...rest }: CommentRowProps) {
  const { entry, level, parent, isDeeper } = row;
  return (
    <li
      id={commentElement(entry.id)}
      tabIndex={-1}
      className={cx('flex outline-none', isAimed && '-mx-2 rounded-field bg-gold-soft px-2')}
    >
      {lines.slice(0, level).map((line) => (
        <span key={line} aria-hidden="true" className="ms-1 w-3 shrink-0 border-line border-s-2" />
      ))}
      <div
        className={cx(
          'min-w-0 grow py-2.5 [overflow-wrap:anywhere]',
          entry.isPosting && 'opacity-70',
        )}
      >
        {parent && (
          <ReplyingTo parent={parent} className={isDeeper ? 'text-muted text-sm' : 'sr-only'} />
        )}
        {entry.isDeleted ? (
          <p className="text-muted italic">{words.deleted}</p>
        ) : (
          <Comment row={row} {...rest} />
        )}
        {children}
      </div>
    </li>
  );
}

/** That a comment is not with the others yet, or why the server would not have it. */
function WaitingMark({ waiting: { refusal } }: { waiting: WaitingComment }) {
  const Icon = refusal === null ? Clock : TriangleAlert;
  return (
    <span className={cx('inline-flex items-center gap-1.5', refusal !== null && 'text-bad')}>
      <Icon size={16} className="shrink-0" />
      {refusal === null ? words.waiting : words.refused(refusal)}
    </span>
  );
}

/** Who wrote it, for the office with the way to their page. */
function Author({ entry: { name, authorId } }: { entry: CommentRowProps['row']['entry'] }) {
  const words = (
    <PersonText isName className="font-semibold">
      {name}
    </PersonText>
  );
  // The server names the account to those alone who may open it.
  if (authorId === null) return words;
  return (
    <Link to={pathTo('student', { id: authorId })} className="underline-offset-4 hover:underline">
      {words}
    </Link>
  );
}

function Comment({
  row: { entry },
  timeZone,
  canDelete,
  onTakeBack,
  onReply,
  onDelete,
}: Omit<CommentRowProps, 'children' | 'isAimed'>) {
  const at = entry.createdAt;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Author entry={entry} />
        {entry.isByTeacher && <Badge tone="good">{words.teacher}</Badge>}
        <span className="text-muted text-sm">
          {entry.isPosting ? (
            <span className="inline-flex items-center gap-1.5">
              <Spinner /> {words.posting}
            </span>
          ) : entry.waiting ? (
            <WaitingMark waiting={entry.waiting} />
          ) : (
            at && <When at={at} timeZone={timeZone} withTime />
          )}
        </span>
      </p>
      <Content text={entry.comment} isTyped />
      {entry.waiting && (
        <Button
          variant="ghost"
          size="sm"
          icon={<Undo2 size={18} />}
          onClick={() => entry.waiting && onTakeBack(entry.waiting)}
          className="-ms-3"
        >
          {words.takeBack}
        </Button>
      )}
      {!entry.isPosting && !entry.waiting && (
        <div className="-ms-3 flex flex-wrap">
          <Button
            variant="ghost"
            size="sm"
            icon={<MessageSquareReply size={18} />}
            onClick={onReply}
          >
            {words.reply}
          </Button>
          {canDelete && (
            <Button variant="ghost" size="sm" icon={<Trash2 size={18} />} onClick={onDelete}>
              {words.delete}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
