import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { id, nothing, requestKey, requiredText } from '../fields.ts';
import { changing, making } from '../form.ts';
import { dictionary } from '../language.ts';
import { restoreCall } from '../trash/restore-call.ts';
import { messageFields } from './managed-messages.ts';

/** What is said of a field that is not right. */
const words = dictionary('fields/message-templates', { name: 'Name' });

const adminCall = {
  method: 'POST',
  path: '/adminActions.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'messages.send',
  actor: 'admin_email',
} as const;

/** A message one writes often, under a name. */
export const messageTemplateFields = {
  name: requiredText(words.name, 100),
  subject: messageFields.subject,
  message: messageFields.message,
};

export const MessageTemplate = z.object({
  id: z.number(),
  name: z.string(),
  subject: z.string(),
  message: z.string(),
});
export type MessageTemplate = z.output<typeof MessageTemplate>;

/** Ours: the templates of messages by name, 1,000 at most. */
export const getMessageTemplates = defineCall({
  ...adminCall,
  name: 'getMessageTemplates',
  action: 'getMessageTemplates',
  request: z.object({}),
  response: z.array(MessageTemplate),
});

/** Ours: keeps a message as a template; the same key keeps one. */
export const addMessageTemplate = defineCall({
  ...adminCall,
  name: 'addMessageTemplate',
  action: 'addMessageTemplate',
  request: z.object({ ...making(messageTemplateFields, {}), request_key: requestKey }),
  response: z.object({ id: z.number() }),
});

/** Ours: changes a template; what is not sent stays. Errors: message_template_not_found. */
export const updateMessageTemplate = defineCall({
  ...adminCall,
  name: 'updateMessageTemplate',
  action: 'updateMessageTemplate',
  request: z.object({ template_id: id, ...changing(messageTemplateFields) }),
  response: nothing,
});

/** Ours: puts a template into the trash. Errors: message_template_not_found. */
export const deleteMessageTemplate = defineCall({
  ...adminCall,
  name: 'deleteMessageTemplate',
  action: 'deleteMessageTemplate',
  request: z.object({ template_id: id }),
  response: nothing,
});

/** Our own: brings a template of messages back. Errors: trash_gone. */
export const restoreMessageTemplate = defineCall({
  ...restoreCall,
  name: 'restoreMessageTemplate',
  action: 'restoreMessageTemplate',
  request: z.object({ template_id: id }),
  response: nothing,
});
