import { dictionary } from '@institute/contract/language';

/** The words of the certificate screen; those of the specification (admin, sections 2, 5 and 8) are exact. */
export const text = dictionary('admin/certificates', {
  title: 'Certificate management',
  intro: 'Templates, and who has been given a certificate from them.',
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
    certificateContent: 'Certificate Content',
    footer: 'Footer Text',
  },
  placeholders: 'Put in what differs from student to student',
  placeholder: { name: 'Student’s name', class: 'Class', date: 'Date' },
  preview: 'Preview',
  sample: { name: 'Amina Bello · أمينة بيلو', class: 'Arabic for Beginners' },
  required: 'All fields are required.',
  cancel: 'Cancel',
  save: 'Save Template',
  saving: 'Saving...',
  saved: 'Certificate template saved successfully!',
  saveFailed: 'Failed to save certificate template',
  leaveTitle: 'Leave without saving?',
  leaveDetail: 'What you have written in this template has not been saved.',
  leave: 'Leave',

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
export const assignText = {
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
  more: (count: number) => `and ${count.toLocaleString('en-NG')} more`,
  filterClasses: 'Search classes',
  noClasses: 'No classes found',
  classesFailed: 'The classes could not be loaded.',
  loadingClasses: 'Loading the classes',
  needTemplate: 'Please select a certificate template',
  needStudent: 'Please select at least one student',
  needClass: 'Please select at least one class',
  cancel: 'Cancel',
  assign: 'Assign Certificate',
  assigning: 'Assigning...',
  assigned: 'Certificate assigned successfully!',
  running: 'The certificate is being assigned.',
  runningDetail: 'You can leave this page; it goes on by itself.',
  failed: 'Failed to assign certificate',
  broken: 'An error occurred. Please try again.',

  recent: 'Recent assignments',
  progress: (title: string) => `Progress of ${title}`,
  issued: 'dated',
} as const;

/** What came of an assignment: how many were new, and how many held it already. */
export function outcome({ assigned, processed }: { assigned: number; processed: number }): string {
  const number = (count: number) => count.toLocaleString('en-NG');
  const held = processed - assigned;
  const given = assigned === 1 ? '1 new certificate' : `${number(assigned)} new certificates`;
  if (held === 0) return `${given}.`;
  return `${given}; ${number(held)} ${held === 1 ? 'student' : 'students'} held it already.`;
}
