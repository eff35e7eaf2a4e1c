import { pathTo } from '@institute/contract/routes';
import { useParams } from 'react-router';
import { Conversation } from '../../domains/letters/widgets/conversation.tsx';
import { idInAddress } from '../../platform/id-in-address.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { text } from './text.ts';

/** The letters of a student and those who teach the class in the address. */
export function LettersPage() {
  const classId = idInAddress(useParams().id);
  const missing = (
    <EmptyState
      title={text.missing}
      action={<LinkButton to={pathTo('myClasses')}>{text.toClasses}</LinkButton>}
    >
      {text.missingDetail}
    </EmptyState>
  );
  return (
    <>
      <PageHeader
        title={text.title}
        back={<BackLink to={pathTo('class', { id: classId })}>{text.toClass}</BackLink>}
      />
      <div className="max-w-3xl">
        <Conversation key={classId} conversation={{ classId, studentId: null }} missing={missing} />
      </div>
    </>
  );
}
