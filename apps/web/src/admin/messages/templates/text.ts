import { dictionary } from '@institute/contract/language';

/** The words of templates of messages. */
export const text = dictionary('admin/messages/templates', {
  title: 'Templates',
  intro: 'Messages you write often. A template takes the place of the subject and the message.',
  list: 'Templates of messages',
  failed: 'The templates could not be loaded.',
  none: 'No templates yet. Write a message and save it as one.',
  use: 'Use',
  takeOf: (name: string) => `Use ${name}`,
  change: (name: string) => `Change ${name}`,
  delete: (name: string) => `Delete ${name}`,

  keepTitle: 'Save what is written as a template',
  keepHint: 'The subject and the message, without recipients.',
  name: 'Name of the template',
  keep: 'Save as a template',
  keeping: 'Saving...',
  kept: 'Template saved.',
  keepFailed: 'The template could not be saved.',

  changeTitle: 'Change the template',
  subject: 'Subject',
  message: 'Message',
  save: 'Save template',
  changed: 'Template changed.',

  deleteTitle: 'Delete this template?',
  deleteConfirm: 'Delete',
  deleting: 'Deleting...',
  deleteDetail: 'It lies in the trash for 30 days.',
  deleted: 'Template deleted.',
  deleteFailed: 'The template could not be deleted.',
});
