import { BookMarked, Clock, Eye, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { handedOver } from '../../domains/messages/message-handover.ts';
import { keyOfForm } from '../../forms/request-key.ts';
import { RestoredNotice } from '../../forms/restored-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { MessageFields } from './message-fields.tsx';
import { type MessageValues, newMessage } from './message-schema.ts';
import { RecipientsField } from './recipients-field.tsx';
import { text } from './text.ts';
import { type MessageForm as Form, useMessageForm } from './use-message-form.ts';

const PreviewDialog = lazyDialog(() =>
  import('./preview-dialog.tsx').then((code) => code.PreviewDialog),
);

const SendDialog = lazyDialog(() => import('./send-dialog.tsx').then((code) => code.SendDialog));

const ScheduleDialog = lazyDialog(
  () => import('./scheduled/schedule-dialog.tsx').then((code) => code.ScheduleDialog),
  'when-opened',
);

const TemplatesDialog = lazyDialog(
  () => import('./templates/templates-dialog.tsx').then((code) => code.TemplatesDialog),
  'when-opened',
);

/** Subject, message, how it goes out and to whom; checked, confirmed, then sent. */
export function MessageForm() {
  const navigate = useNavigate();
  const handed = useHandedOver();
  const form = useMessageForm({
    onSent: (id, { delivery }) => {
      // The report of its e-mails is what one wants to see next.
      if (delivery !== 'inApp') void navigate(`?tab=sent&message=${id}`);
    },
    onScheduled: () => void navigate('?tab=scheduled'),
  });
  const goToThose = useRef(() => form.change('to', 'individual'));
  const [isPreviewing, setPreviewing] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [isLater, setLater] = useState(false);
  const takeTemplate = useTakeTemplate(form);
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
            onClick={() => setLater(false)}
          >
            {text.send}
          </Button>
          <Button
            variant="secondary"
            icon={<Clock size={18} />}
            className="grow sm:grow-0"
            onClick={() => {
              setLater(true);
              void form.submit();
            }}
          >
            {text.sendLater}
          </Button>
          <Button
            variant="secondary"
            icon={<BookMarked size={18} />}
            className="grow sm:grow-0"
            onClick={() => setChoosing(true)}
          >
            {text.templates}
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
        shown={
          form.isAsking && !isLater
            ? {
                values: form.values,
                busy: form.isRunning,
                onConfirm: () => void form.confirm(),
                onClose: form.stopAsking,
              }
            : null
        }
      />
      <ScheduleDialog
        shown={
          form.isAsking && isLater
            ? {
                subject: form.values.subject,
                onSchedule: form.schedule,
                onClose: form.stopAsking,
              }
            : null
        }
      />
      <TemplatesDialog
        shown={
          isChoosing
            ? {
                written: { subject: form.values.subject, message: form.values.message },
                onUse: (template) => {
                  takeTemplate(template);
                  setChoosing(false);
                },
                onClose: () => setChoosing(false),
              }
            : null
        }
      />
    </Card>
  );
}

/** The form in view: Undo outlives the one that took a template, and may find the next. */
let inView: Form | null = null;

/** Puts a template in the place of what is written, which Undo brings back. */
function useTakeTemplate(form: Form) {
  useEffect(() => {
    inView = form;
    return () => {
      inView = null;
    };
  });
  return (template: Written) => {
    const before = form.now();
    write(form, template);
    toast.success(text.templateUsed, undefined, {
      label: text.undo,
      run: () => {
        write(inView ?? form, before);
        // Of a form that has gone its draft is left, which is another message now.
        if (!inView) form.setRequest(keyOfForm());
      },
    });
  };
}

type Written = Pick<MessageValues, 'subject' | 'message'>;

function write(form: Form, { subject, message }: Written): void {
  form.clear('subject');
  form.clear('message');
  form.change('subject', subject);
  form.change('message', message);
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
