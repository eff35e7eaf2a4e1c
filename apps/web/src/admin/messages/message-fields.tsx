import { channelsOf } from '@institute/contract/messages/channels';
import { useRef } from 'react';
import type { Form } from '../../forms/use-form.ts';
import { ArabicKeyboard } from '../../ui/arabic-keyboard/arabic-keyboard.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { optionsOf } from '../../ui/options.ts';
import { Choice } from './choice.tsx';
import type { MessageValues } from './message-schema.ts';
import { text } from './text.ts';

/** What a message says and how it goes out. */
export function MessageFields({ form }: { form: Form<MessageValues> }) {
  const { delivery, style } = form.values;
  return (
    <>
      <SubjectField form={form} />
      <TextField form={form} />
      <div className="flex flex-wrap gap-x-8 gap-y-5">
        <Choice
          label={text.delivery}
          options={optionsOf(text.deliveries)}
          value={delivery}
          onChange={(next) => {
            form.change('delivery', next);
            // Admin §4: choosing the email method resets the style to normal.
            if (!channelsOf(next).includes('inApp')) form.change('style', 'normal');
          }}
        />
        {channelsOf(delivery).includes('inApp') && (
          <Choice
            label={text.style}
            options={optionsOf(text.styles)}
            value={style}
            onChange={(next) => form.change('style', next)}
            hint={style === 'popup' ? text.popupHint : undefined}
          />
        )}
      </div>
    </>
  );
}

function SubjectField({ form }: { form: Form<MessageValues> }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field label={text.subject} error={form.errorOf('subject')}>
      {(control) => (
        <>
          <Input
            {...control}
            ref={input}
            dir="auto"
            maxLength={200}
            value={form.values.subject}
            onChange={(event) => form.change('subject', event.target.value)}
          />
          <ArabicKeyboard field={input} className="-ms-2" />
        </>
      )}
    </Field>
  );
}

function TextField({ form }: { form: Form<MessageValues> }) {
  const input = useRef<HTMLTextAreaElement>(null);
  return (
    <Field label={text.message} error={form.errorOf('message')}>
      {(control) => (
        <>
          <Textarea
            {...control}
            ref={input}
            rows={8}
            maxLength={20_000}
            value={form.values.message}
            onChange={(event) => form.change('message', event.target.value)}
          />
          <ArabicKeyboard field={input} className="-ms-2" />
        </>
      )}
    </Field>
  );
}
