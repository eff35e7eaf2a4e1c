import { useEffect } from 'react';
import { keyOfForm } from '../../forms/request-key.ts';
import { toast } from '../../ui/toast.ts';
import type { MessageValues } from './message-schema.ts';
import { text } from './text.ts';
import type { MessageForm } from './use-message-form.ts';

/** What a template holds of a message. */
export type Written = Pick<MessageValues, 'subject' | 'message'>;

/** The form in view: Undo outlives the one that took a template, and may find the next. */
let inView: MessageForm | null = null;

/** Puts a template in the place of what is written, which Undo brings back. */
export function useTakeTemplate(form: MessageForm): (template: Written) => void {
  useEffect(() => {
    inView = form;
    return () => {
      inView = null;
    };
  });
  return (template) => {
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

function write(form: MessageForm, { subject, message }: Written): void {
  form.clear('subject');
  form.clear('message');
  form.change('subject', subject);
  form.change('message', message);
}
