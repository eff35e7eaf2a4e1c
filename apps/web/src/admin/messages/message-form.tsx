import { Eye, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { handedOver } from '../../domains/messages/message-handover.ts';
import { RestoredNotice } from '../../forms/restored-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { MessageFields } from './message-fields.tsx';
import { newMessage } from './message-schema.ts';
import { RecipientsField } from './recipients-field.tsx';
import { SendDialog } from './send-dialog.tsx';
import { text } from './text.ts';
import { useMessageForm } from './use-message-form.ts';

const PreviewDialog = lazyDialog(() =>
  import('./preview-dialog.tsx').then((code) => code.PreviewDialog),
);

/** Subject, message, how it goes out and to whom; checked, confirmed, then sent. */
export function MessageForm() {
  const navigate = useNavigate();
  const handed = useHandedOver();
  const form = useMessageForm((id, { delivery }) => {
    // The report of its e-mails is what one wants to see next.
    if (delivery !== 'inApp') void navigate(`?tab=sent&message=${id}`);
  });
  const goToThose = useRef(() => form.change('to', 'individual'));
  const [isPreviewing, setPreviewing] = useState(false);
  useClassInAddress((classId) => {
    form.change('members', { ...newMessage.members, classId });
    form.change('to', 'class');
  });
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
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            busy={form.isRunning}
            busyLabel={text.sending}
            icon={<Send size={18} className="rtl:-scale-x-100" />}
            className="grow sm:grow-0"
          >
            {text.send}
          </Button>
          <Button
            variant="secondary"
            icon={<Eye size={18} />}
            className="grow sm:grow-0"
            onClick={() => setPreviewing(true)}
          >
            {text.preview}
          </Button>
        </div>
      </form>
      <PreviewDialog
        shown={isPreviewing ? { values: form.values, onClose: () => setPreviewing(false) } : null}
      />
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

/** The class that an address names, `?class=7`, once: what is chosen afterwards stays chosen. */
function useClassInAddress(onClass: (classId: number) => void): void {
  const [query, setQuery] = useSearchParams();
  const classId = Number(query.get('class'));
  const latest = useRef(onClass);
  useEffect(() => {
    if (!Number.isSafeInteger(classId) || classId <= 0) return;
    latest.current(classId);
    setQuery({}, { replace: true });
  }, [classId, setQuery]);
}
