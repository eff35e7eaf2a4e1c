import { Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { handedOver } from '../../domains/messages/message-handover.ts';
import { RestoredNotice } from '../../forms/restored-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { MessageFields } from './message-fields.tsx';
import { RecipientsField } from './recipients-field.tsx';
import { SendDialog } from './send-dialog.tsx';
import { text } from './text.ts';
import { useMessageForm } from './use-message-form.ts';

/** Subject, message, how it goes out and to whom; checked, confirmed, then sent. */
export function MessageForm() {
  const navigate = useNavigate();
  const handed = useHandedOver();
  const form = useMessageForm((id, { delivery }) => {
    // The report of its e-mails is what one wants to see next.
    if (delivery !== 'inApp') void navigate(`?tab=sent&message=${id}`);
  });
  const goToThose = useRef(() => form.change('to', 'individual'));
  const isHanded = handed !== null;
  useEffect(() => {
    if (isHanded) goToThose.current();
  }, [isHanded]);

  return (
    <Card>
      <form {...form.props} className="flex flex-col gap-5">
        {form.restored && <RestoredNotice message={text.restored} onStartOver={form.startOver} />}
        <MessageFields form={form} />
        <RecipientsField form={form} handed={handed} />
        <FormAlert message={form.failure} />
        <Button
          type="submit"
          busy={form.isRunning}
          busyLabel={text.sending}
          icon={<Send size={18} className="rtl:-scale-x-100" />}
          className="sm:self-start"
        >
          {text.send}
        </Button>
      </form>
      <SendDialog
        open={form.isAsking}
        values={form.values}
        busy={form.isRunning}
        onConfirm={() => void form.confirm()}
        onClose={form.stopAsking}
      />
    </Card>
  );
}

/** E-mails another screen has sent along, once: a reload or Back does not bring them again. */
function useHandedOver(): readonly string[] | null {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [handed] = useState(() => handedOver(state));
  useEffect(() => {
    if (handedOver(state)) void navigate(pathname + search, { replace: true, state: null });
  }, [state, pathname, search, navigate]);
  return handed;
}
