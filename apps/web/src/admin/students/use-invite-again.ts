import { useInviteAgain as useCall } from '../../domains/roster/use-invite-again.ts';
import { refusalWords } from '../../forms/submit-error.ts';
import { toast } from '../../ui/toast.ts';
import { text as words } from './text.ts';

const text = words.chosen;

/** Invites those again who have not come in, and says to how many a mail is on its way. */
export function useInviteAgain() {
  const { mutateAsync, isPending } = useCall();
  const invite = async (ids: readonly number[]) => {
    try {
      const came = await mutateAsync(ids);
      if ('most' in came) toast.error(text.tooManyInvited(came.most));
      else toast.success(text.invitationsSent(came.invited));
    } catch (error) {
      toast.error(refusalWords(error, text.inviteFailed));
    }
  };
  return { invite, isRunning: isPending };
}
