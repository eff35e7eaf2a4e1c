import { MAX_INVITED, useInviteAgain as useCall } from '../../domains/roster/api.ts';
import { refusalWords } from '../../forms/submit-error.ts';
import { toast } from '../../ui/toast.ts';
import { text as words } from './text.ts';

const text = words.chosen;

/** Invites those again who have not come in, and says to how many a mail is on its way. */
export function useInviteAgain() {
  const { mutateAsync, isPending } = useCall();
  const invite = async (ids: readonly number[]) => {
    if (ids.length > MAX_INVITED) return toast.error(text.tooManyInvited(MAX_INVITED));
    try {
      toast.success(await mutateAsync(ids));
    } catch (error) {
      toast.error(refusalWords(error, text.inviteFailed));
    }
  };
  return { invite, isRunning: isPending };
}
