import { Send } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { handedOver } from '../../domains/messages/message-handover.ts';
import { ArabicKeyboard } from '../../ui/arabic-keyboard/arabic-keyboard.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { optionsOf } from '../../ui/options.ts';
import { Choice } from './choice.tsx';
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
  const { values, faults, failure, change, isSending } = form;
  const [isConfirming, setConfirming] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const subject = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);

  const isHanded = handed !== null;
  useEffect(() => {
    if (isHanded) change({ to: 'individual' });
  }, [isHanded, change]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (form.check()) return setConfirming(true);
    // Once the faults are on the page.
    setTimeout(() => {
      const faulty = element.current?.querySelector<HTMLElement>('[aria-invalid=true]');
      faulty?.focus();
    });
  };
  const send = async () => {
    await form.submit();
    setConfirming(false);
  };

  return (
    <Card>
      <form ref={element} noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        {form.wasRestored && <Restored onStartOver={form.reset} />}
        <Field label={text.subject} error={faults.subject}>
          {(control) => (
            <>
              <Input
                {...control}
                ref={subject}
                dir="auto"
                maxLength={200}
                value={values.subject}
                onChange={(event) => change({ subject: event.target.value })}
              />
              <ArabicKeyboard field={subject} className="-ms-2" />
            </>
          )}
        </Field>
        <Field label={text.message} error={faults.message}>
          {(control) => (
            <>
              <Textarea
                {...control}
                ref={message}
                rows={8}
                maxLength={20_000}
                value={values.message}
                onChange={(event) => change({ message: event.target.value })}
              />
              <ArabicKeyboard field={message} className="-ms-2" />
            </>
          )}
        </Field>
        <div className="flex flex-wrap gap-x-8 gap-y-5">
          <Choice
            label={text.delivery}
            options={optionsOf(text.deliveries)}
            value={values.delivery}
            onChange={(delivery) => change({ delivery })}
          />
          {values.delivery !== 'email' && (
            <Choice
              label={text.style}
              options={optionsOf(text.styles)}
              value={values.style}
              onChange={(style) => change({ style })}
              hint={values.style === 'popup' ? text.popupHint : undefined}
            />
          )}
        </div>
        <RecipientsField
          values={values}
          error={faults.recipients}
          handed={handed}
          onChange={change}
        />
        <FormAlert message={failure} />
        <Button
          type="submit"
          busy={isSending}
          busyLabel={text.sending}
          icon={<Send size={18} aria-hidden="true" className="rtl:-scale-x-100" />}
          className="sm:self-start"
        >
          {text.send}
        </Button>
      </form>
      <SendDialog
        open={isConfirming}
        values={values}
        busy={isSending}
        onConfirm={() => void send()}
        onClose={() => setConfirming(false)}
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

function Restored({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 rounded-field bg-info-soft ps-3 text-info"
    >
      <p className="py-2">{text.restored}</p>
      <Button variant="ghost" size="sm" onClick={onStartOver}>
        {text.startOver}
      </Button>
    </div>
  );
}
