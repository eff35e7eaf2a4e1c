import type { StudentRecord } from '@institute/contract/reports/student-record';
import { pathTo } from '@institute/contract/routes';
import { Banknote, BookPlus, Link, Mail, MailPlus, Wallet } from 'lucide-react';
import { useState } from 'react';
import { useActor, useCan } from '../../domains/auth/use-actor.ts';
import { handOver } from '../../domains/messages/message-handover.ts';
import { recipientOf } from '../../domains/people/students-model.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { CertifyButton } from './certify-button.tsx';
import { LatePlaceDialog } from './late-place-dialog.ts';
import type { DialogName } from './open-dialog.tsx';
import { text } from './record-text.ts';
import { actionsFor } from './student-actions.ts';
import { text as listText } from './text.ts';
import { useInviteAgain } from './use-invite-again.ts';

interface StudentButtonsProps {
  student: StudentRecord['student'];
  onOpen: (name: DialogName) => void;
}

/** What can be done with a student: what is done often at hand, the rest in a menu. */
export function StudentButtons({ student, onOpen }: StudentButtonsProps) {
  const actor = useActor();
  const [movesMoney, places] = [useCan('money.move'), useCan('places.change')];
  const letsIn = useCan('people.resetPassword');
  const writes = useCan('messages.send');
  const certifies = useCan('certificates.manage');
  const reads = useCan('audit.read');
  const actions = actionsFor(student, actor, onOpen);
  const again = useInviteAgain();
  const [isEnrolling, setEnrolling] = useState(false);
  const close = () => setEnrolling(false);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {movesMoney && (
        <>
          <Button variant="secondary" icon={<Banknote size={18} />} onClick={() => onOpen('pay')}>
            {listText.pay.action}
          </Button>
          <Button variant="secondary" icon={<Wallet size={18} />} onClick={() => onOpen('fund')}>
            {listText.fund.action}
          </Button>
        </>
      )}
      {(movesMoney || places) && (
        <Button
          variant="secondary"
          icon={<BookPlus size={18} />}
          onClick={() => setEnrolling(true)}
        >
          {listText.chosen.enrol}
        </Button>
      )}
      {letsIn && student.isInvited && student.email === '' && (
        <Button variant="secondary" icon={<Link size={18} />} onClick={() => onOpen('links')}>
          {listText.links.action}
        </Button>
      )}
      {letsIn && student.isInvited && student.email !== '' && (
        <Button
          variant="secondary"
          icon={<MailPlus size={18} />}
          busy={again.isRunning}
          busyLabel={listText.chosen.inviting}
          onClick={() => void again.invite([student.id])}
        >
          {listText.chosen.invite}
        </Button>
      )}
      {certifies && <CertifyButton student={student} />}
      {writes && (
        <LinkButton
          variant="secondary"
          icon={<Mail size={18} />}
          to={pathTo('sentMessages')}
          state={handOver([recipientOf(student)])}
        >
          {text.message}
        </LinkButton>
      )}
      {reads && (
        <LinkButton variant="ghost" to={`${pathTo('audit')}?subject=${student.id}`}>
          {text.audit}
        </LinkButton>
      )}
      {actions.length > 0 && (
        <ActionMenu label={`${listText.actions} ${student.name}`} actions={actions} />
      )}
      {isEnrolling && <LatePlaceDialog student={student} onClose={close} />}
    </div>
  );
}
