import { pathTo } from '@institute/contract/routes';
import { Award, Mail, MailPlus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { certifyState, MAX_CERTIFIED } from '../../domains/certificates/certificate-handover.ts';
import { handOver } from '../../domains/messages/message-handover.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { EnrolDialog } from './enrol-dialog.tsx';
import { text as words } from './text.ts';
import type { Chosen } from './use-chosen.ts';
import { useInviteAgain } from './use-invite-again.ts';

const text = words.chosen;

/** How many students are chosen and what can be done with all of them; nothing while nobody is. */
export function ChosenBar({ chosen }: { chosen: Chosen }) {
  const { people, total } = chosen;
  const [isEnrolling, setEnrolling] = useState(false);
  // Goes on running when nobody is chosen any more.
  const again = useInviteAgain();
  return (
    <>
      <p role="status" className="sr-only">
        {people.length > 0 && text.count(people.length)}
      </p>
      {people.length > 0 && (
        <section
          aria-label={text.label}
          className="flex flex-wrap items-center gap-2 border-line border-b bg-primary-soft px-3 py-2 sm:px-4"
        >
          <p className="me-auto font-medium">
            {text.count(people.length)}
            {total !== null && <span className="block text-sm">{text.newest(total)}</span>}
          </p>
          <div className="-mx-2 flex">
            <Button
              variant="ghost"
              size="sm"
              busy={chosen.isChoosing}
              busyLabel={text.choosing}
              onClick={() => void chosen.chooseAll()}
            >
              {text.all}
            </Button>
            <Button variant="ghost" size="sm" onClick={chosen.clear}>
              {text.clear}
            </Button>
          </div>
          <ChosenActs people={people} again={again} onEnrol={() => setEnrolling(true)} />
        </section>
      )}
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
}

/** What can be done with all who are chosen. */
function ChosenActs({ people, again, onEnrol }: ChosenActsProps) {
  const navigate = useNavigate();
  const message = () =>
    void navigate(pathTo('sentMessages'), { state: handOver(people.map(({ email }) => email)) });
  const certify = () => {
    if (people.length > MAX_CERTIFIED) return toast.error(text.tooMany(MAX_CERTIFIED));
    void navigate(pathTo('certificates'), { state: certifyState(people) });
  };
  return (
    <div className="flex flex-wrap gap-2">
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
      <Button variant="secondary" size="sm" icon={<Award size={18} />} onClick={certify}>
        {text.certify}
      </Button>
    </div>
  );
}
