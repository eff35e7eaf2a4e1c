import { countOf, dictionary, formatNumber } from '@institute/contract/language';

/** The words of the certificate screen; those of the specification (admin, sections 2, 5 and 8) are exact. */
export const text = dictionary('admin/certificates', {
  title: 'Certificate management',
  intro: 'Templates, and who has been given a certificate from them.',
  tabs: 'Certificates',
  templatesTab: 'Templates',
  issuedTab: 'Given',
  search: 'Search by title or footer',
  add: 'New Template',
  templates: 'Certificate templates',
  loading: 'Loading the templates',
  failed: 'The templates could not be loaded.',
  empty: 'No Certificate Templates',
  emptyDetail: 'Create your first certificate template to get started.',
  noMatch: 'No templates match',
  showAll: 'Show all',
  previous: 'Previous templates',
  next: 'Next templates',
  edit: 'Edit',
  assign: 'Assign',
  delete: 'Delete',
  editOf: (title: string) => `Edit ${title}`,
  assignOf: (title: string) => `Assign ${title}`,
  deleteOf: (title: string) => `Delete ${title}`,

  newTemplate: 'New Certificate Template',
  editTemplate: 'Edit Certificate Template',
  fields: {
    title: 'Title',
    content: 'Certificate Content',
    footer: 'Footer Text',
  },
  placeholders: 'Put in what differs from student to student',
  placeholder: { name: 'Student’s name', class: 'Class', date: 'Date' },
  preview: 'Preview',
  sample: { name: 'Amina Bello · أمينة بيلو', class: 'Arabic for Beginners' },
  /** What will not be filled in, while it is written. */
  unfilled: (words: readonly string[]) =>
    words.length === 1
      ? `${words[0]} is not filled in and will stand on the certificate as it is written.`
      : `${words.join(', ')} are not filled in and will stand on the certificate as they are written.`,
  handed: (count: number) => `Choose the template for ${countOf(count, 'chosen student')}.`,
  handedClass: 'Choose the template for those who finished {class}.',
  forget: 'For others',
  required: 'All fields are required.',
  save: 'Save Template',
  saving: 'Saving...',
  saved: 'Certificate template saved successfully!',
  saveFailed: 'Failed to save certificate template',

  deleteTitle: 'Delete Certificate Template',
  deleteAsk:
    'Are you sure you want to delete this certificate template? This action cannot be undone.',
  deleteKeeps: 'Certificates that students hold already stay as they are.',
  deleteConfirm: 'Delete Template',
  deleting: 'Deleting...',
  deleted: 'Certificate template deleted successfully!',
  deleteFailed: 'Failed to delete certificate template',
  broken: 'An error occurred. Please try again.',
});

/** The words of the assign dialog and of how assignments go. */
export const assignText = dictionary('admin/certificates/assign', {
  title: 'Assign Certificate',
  date: 'Issue Date',
  dateNeeded: 'An issue date is needed.',
  to: 'Assign to',
  students: 'Individual Students',
  classes: 'Entire Classes',
  searchStudents: 'Search by name or email',
  typeMore: 'Type at least 3 characters to search',
  searching: 'Searching for students...',
  noStudents: 'No students found',
  searchFailed: 'The students could not be searched.',
  firstOnes: (count: number) => `The first ${count}. Type more to narrow them down.`,
  selected: 'Selected',
  remove: (name: string) => `Take ${name} out`,
  more: (count: number) => `and ${formatNumber(count)} more`,
  needStudent: 'Please select at least one student',
  needClass: 'Please select at least one class',
  classUnfilled:
    'Its text names {{class}}, which stays empty for individual students. Choose their class, or change the text.',
  assign: 'Assign Certificate',
  assigning: 'Assigning...',
  assigned: 'Certificate assigned successfully!',
  running: 'The certificate is being assigned.',
  runningDetail: 'You can leave this page; it goes on by itself.',
  failed: 'Failed to assign certificate',
  broken: 'An error occurred. Please try again.',

  members: 'Who of the classes',
  membersOf: { joined: 'Everyone', finished: 'Who finished', passed: 'Who passed' },
  membersHint: {
    joined: 'Everyone who has joined.',
    finished: 'Those who have viewed every lesson and handed in every exam.',
    passed: (mark: number) =>
      `Those who have finished, with every exam marked and passed: by its own pass mark, or ${mark}% where it has none.`,
  },
  counting: 'Counting the students',
  countFailed: 'The students could not be counted.',
  /** What an assignment would do, before it is done. */
  fresh: (count: number) =>
    count === 0 ? 'No new certificate.' : `${countOf(count, 'new certificate')}.`,
  held: (count: number) =>
    `${countOf(count, 'student')} ${count === 1 ? 'holds' : 'hold'} it already.`,
  revokedBefore: (count: number) =>
    `From ${countOf(count, 'student')} it was taken back; they are not given it again here.`,
  askTitle: (count: number) => `Give ${countOf(count, 'certificate')}?`,
  askDetail: 'Each student is told. It can be revoked afterwards, as a whole or one by one.',
  give: (count: number) => `Give ${formatNumber(count)}`,
  close: 'Close',

  recent: 'Recent assignments',
  progress: (title: string) => `Progress of ${title}`,
  issued: 'dated',
  /** What came of an assignment: how many were new, and how many held it already. */
  outcome: (assigned: number, held: number) => {
    const given = countOf(assigned, 'new certificate');
    return held === 0 ? `${given}.` : `${given}; ${countOf(held, 'student')} held it already.`;
  },
});

/** The words of the certificates that were given, and of taking them back. */
export const issuedText = dictionary('admin/certificates/issued', {
  list: 'Certificates given',
  search: 'Search by student, title or code',
  className: 'Given to the class',
  failed: 'The certificates could not be loaded.',
  empty: 'No certificate has been given yet',
  emptyDetail: 'Assign a template, and each certificate stands here with its number.',
  noMatch: 'No certificates match',
  student: 'Student',
  certificate: 'Certificate',
  issued: 'Issued',
  code: 'Number',
  status: 'Standing',
  valid: 'Valid',
  revoked: 'Revoked',
  actionsFor: (name: string) => `Actions for the certificate of ${name}`,
  check: 'Open the check page',
  revoke: 'Revoke',
  replace: 'Replace',
  reason: 'Reason',
  reasonHint: 'The student reads it. The check page does not show it.',
  needed: 'This is needed.',

  revokeTitle: 'Revoke Certificate',
  revokeDetail:
    'The check page and the student’s own list will say that it no longer stands, and the student is told why.',
  revokeConfirm: 'Revoke Certificate',
  revoking: 'Revoking...',
  revokeDone: 'The certificate has been revoked.',
  revokeFailed: 'The certificate could not be revoked.',

  replaceTitle: 'Replace Certificate',
  replaceDetail:
    'The certificate is given anew with another number. The number it has now is revoked, and the student is told.',
  name: 'Name on the certificate',
  content: 'Content',
  replaceConfirm: 'Replace Certificate',
  replacing: 'Replacing...',
  replaceDone: (code: string) => `The certificate has the number ${code} now.`,
  replaceFailed: 'The certificate could not be replaced.',
});

/** The words of taking a whole assignment back. */
export const revocationText = dictionary('admin/certificates/revocation', {
  open: 'Revoke all',
  openOf: (title: string) => `Revoke all of ${title}`,
  title: 'Revoke the Assignment',
  counting: 'Counting the certificates',
  countFailed: 'The certificates could not be counted.',
  unrevoked: (count: number) =>
    count === 0
      ? 'None of its certificates stands.'
      : `${countOf(count, 'certificate')} ${count === 1 ? 'stands' : 'stand'} and would be revoked.`,
  revokedAlready: (count: number) => `${formatNumber(count)} revoked already.`,
  more: (count: number) => `and ${formatNumber(count)} more`,
  detail:
    'Check pages and students’ own lists will say that they no longer stand, and each student is told why. If it is still being assigned, that ends.',
  confirm: (count: number) => `Revoke ${formatNumber(count)}`,
  running: 'The certificates are being revoked.',
  runningDetail: 'You can leave this page; it goes on by itself.',
  done: (count: number) => `${countOf(count, 'certificate')} revoked.`,
  failed: 'The certificates could not be revoked.',
  progress: (title: string) => `Revoking ${title}`,
  outcome: (count: number) => `Revoked: ${formatNumber(count)}`,
});
