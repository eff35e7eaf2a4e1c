import { pathTo } from '@institute/contract/routes';
import { Award, Link, Mail, MailPlus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCan } from '../../domains/auth/use-actor.ts';
import { certifyState, MAX_CERTIFIED } from '../../domains/certificates/certificate-handover.ts';
import { handOver } from '../../domains/messages/message-handover.ts';
import { recipientOf } from '../../domains/people/students-model.ts';
import type { Chosen } from '../../domains/people/use-chosen.ts';
import { ChosenBar } from '../../domains/people/widgets/chosen-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { EnrolDialog } from './enrol-dialog.tsx';
import { LinksDialog } from './links-dialog.tsx';
import { text as words } from './text.ts';
import { useInviteAgain } from './use-invite-again.ts';

const text = words.chosen;

/** How many students are chosen and what can be done with all of them; nothing while nobody is. */
export function ChosenStudents({ chosen }: { chosen: Chosen }) {
  const { people } = chosen;
  const [isEnrolling, setEnrolling] = useState(false);
  const [isLinking, setLinking] = useState(false);
  // Goes on running when nobody is chosen any more.
  const again = useInviteAgain();
  return (
    <>
      <ChosenBar chosen={chosen}>
        <ChosenActs
          people={people}
          again={again}
          onEnrol={() => setEnrolling(true)}
          onLinks={() => setLinking(true)}
        />
      </ChosenBar>
      {isLinking && <LinksDialog people={people} onClose={() => setLinking(false)} />}
      {isEnrolling && (
        <EnrolDialog
          people={people}
          onClose={() => setEnrolling(false)}
          onDone={() => {
            setEnrolling(false);
            chosen.clear();
          }}
        />
      )}
    </>
  );
}

interface ChosenActsProps extends Pick<Chosen, 'people'> {
  again: ReturnType<typeof useInviteAgain>;
  onEnrol: () => void;
  onLinks: () => void;
}

/** What can be done with all who are chosen. */
function ChosenActs({ people, again, onEnrol, onLinks }: ChosenActsProps) {
  const navigate = useNavigate();
  const certifies = useCan('certificates.manage');
  const message = () =>
    void navigate(pathTo('sentMessages'), { state: handOver(people.map(recipientOf)) });
  const certify = () => {
    if (people.length > MAX_CERTIFIED) return toast.error(text.tooMany(MAX_CERTIFIED));
    void navigate(pathTo('certificates'), { state: certifyState(people) });
  };
  return (
    <>
      <Button variant="secondary" size="sm" icon={<Mail size={18} />} onClick={message}>
        {text.message}
      </Button>
      <Button variant="secondary" size="sm" icon={<UserPlus size={18} />} onClick={onEnrol}>
        {text.enrol}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        icon={<MailPlus size={18} />}
        busy={again.isRunning}
        busyLabel={text.inviting}
        onClick={() => void again.invite(people.map(({ id }) => id))}
      >
        {text.invite}
      </Button>
      <Button variant="secondary" size="sm" icon={<Link size={18} />} onClick={onLinks}>
        {words.links.many}
      </Button>
      {certifies && (
        <Button variant="secondary" size="sm" icon={<Award size={18} />} onClick={certify}>
          {text.certify}
        </Button>
      )}
    </>
  );
}
