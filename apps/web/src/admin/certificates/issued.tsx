import {
  getIssuedCertificates,
  type IssuedCertificate,
} from '@institute/contract/certificates/managed-certificates';
import { pathTo } from '@institute/contract/routes';
import { Ban, ExternalLink, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useDoneWith } from '../../domains/audit/use-done-with.ts';
import { IssueDate } from '../../domains/certificates/widgets/issue-date.tsx';
import { CLASS_FILTER } from '../../domains/classes/filter-name.ts';
import { ClassFilter } from '../../domains/classes/widgets/class-filter.tsx';
import { StudentLink } from '../../domains/people/widgets/student-link.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { usePaged } from '../../platform/paged-list.ts';
import { type Action, ActionMenu } from '../../ui/action-menu.tsx';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FoundText } from '../../ui/marked-text.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { CellNote } from '../../ui/table/cell-note.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { ReplaceDialog } from './replace-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { issuedText as text } from './text.ts';

/** What is open over the list. */
interface Open {
  kind: 'revoke' | 'replace';
  certificate: IssuedCertificate;
}

/** Every certificate that was given, and the ways to take one back. */
export function Issued() {
  const state = useTableQuery({ filters: [CLASS_FILTER] });
  const classId = state.filter(CLASS_FILTER);
  const list = usePaged(getIssuedCertificates, state, { filters: classId ? { classId } : {} });
  const [open, setOpen] = useState<Open | null>(null);
  const doneWith = useDoneWith();
  const close = () => setOpen(null);
  return (
    <>
      <DataTable
        name="certificates"
        label={text.list}
        columns={columnsOf(state.search)}
        list={list}
        state={state}
        rowKey={({ id }) => id}
        actions={(certificate) => (
          <ActionMenu
            label={text.actionsFor(certificate.studentName)}
            actions={[
              ...actionsOf(certificate, setOpen),
              ...doneWith({ kind: 'certificate', id: certificate.id }),
            ]}
          />
        )}
        searchLabel={text.search}
        filters={<ClassFilter label={text.className} state={state} />}
        failed={text.failed}
        empty={<EmptyState title={text.empty}>{text.emptyDetail}</EmptyState>}
        noMatch={text.noMatch}
      />
      {open?.kind === 'revoke' && <RevokeDialog certificate={open.certificate} onClose={close} />}
      {open?.kind === 'replace' && <ReplaceDialog certificate={open.certificate} onClose={close} />}
    </>
  );
}

function actionsOf(certificate: IssuedCertificate, onOpen: (open: Open) => void): Action[] {
  const check = pathTo('verify', { code: certificate.code });
  return [
    {
      label: text.check,
      icon: ExternalLink,
      onSelect: () => window.open(check, '_blank', 'noopener'),
    },
    {
      label: text.replace,
      icon: RefreshCw,
      onSelect: () => onOpen({ kind: 'replace', certificate }),
    },
    {
      label: text.revoke,
      icon: Ban,
      tone: 'danger',
      disabled: certificate.revokedAt !== null,
      onSelect: () => onOpen({ kind: 'revoke', certificate }),
    },
  ];
}

function columnsOf(search: string): Column<IssuedCertificate>[] {
  const found = (words: string) => <FoundText text={words} search={search} />;
  return [
    {
      id: 'student',
      header: text.student,
      cell: ({ studentId, studentName, name }) => (
        <>
          <StudentLink id={studentId}>{found(studentName)}</StudentLink>
          {name !== studentName && (
            <CellNote>
              <PersonText>{name}</PersonText>
            </CellNote>
          )}
        </>
      ),
      isTitle: true,
    },
    {
      id: 'certificate',
      header: text.certificate,
      cell: ({ title }) => found(title),
    },
    {
      id: 'issued',
      header: text.issued,
      cell: ({ issuedOn, assignedBy, assignedById }) => (
        <>
          <IssueDate date={issuedOn} />
          <CellNote>
            <StudentLink id={assignedById}>
              <PersonText>{assignedBy}</PersonText>
            </StudentLink>
          </CellNote>
        </>
      ),
    },
    {
      id: 'code',
      header: text.code,
      cell: ({ code }) => <bdi className="figures">{code}</bdi>,
      isWhole: true,
    },
    { id: 'status', header: text.status, cell: (certificate) => <Status {...certificate} /> },
  ];
}

function Status({ revokedAt, revokedBy, revokedById, revokedReason }: IssuedCertificate) {
  if (!revokedAt) return <Badge tone="good">{text.valid}</Badge>;
  return (
    <>
      <Badge tone="bad">{text.revoked}</Badge>
      <CellNote>
        <InstituteTime at={revokedAt} /> ·{' '}
        <StudentLink id={revokedById}>
          <PersonText>{revokedBy}</PersonText>
        </StudentLink>
      </CellNote>
      <CellNote>
        <PersonText>{revokedReason}</PersonText>
      </CellNote>
    </>
  );
}
