import { pathTo, type RouteNameFor } from '@institute/contract/routes';
import { editorScreens } from './pseudo-taught.ts';
import { close, press, type Screen, type ScreensOf, tick, together, type } from './pseudo-walk.ts';
import type { TaughtClass } from './taught-class.ts';

/** The screens of the administrators' area. */
export function officeScreens(taught: TaughtClass): ScreensOf<RouteNameFor<'office'>> {
  // The demo's first class.
  const id = 1;
  const manage = pathTo('managedClass', { id });
  // And its first student.
  const student = pathTo('student', { id: 2 });
  const busy = pathTo('student', { id: taught.student.user.id });
  const own = pathTo('managedClass', { id: taught.id });
  return {
    office: [['/admin']],
    managedClasses: [['/admin/classes', press('Add New Class'), press('Save Class')]],
    managedClass: [
      [manage, press('Edit Class'), close, press('Delete Class'), close],
      ...['lessons', 'students', 'attendance', 'gradebook', 'meetings', 'staff'].map(
        (tab): Screen => [`${manage}?tab=${tab}`],
      ),
      ...['Take out', 'Move'].map(
        (act): Screen => [
          `${manage}?tab=students`,
          tick('Choose everybody on this page'),
          press(act),
          close,
        ],
      ),
      [`${manage}?tab=gradebook`, press('Figures of questions')],
      [
        `${manage}?tab=gradebook`,
        press('Set up grades'),
        press('Add a column'),
        press('Save scheme'),
      ],
      [`${own}?tab=gradebook`, press('Change scheme')],
      // Of an exam whose key was corrected after it was handed in.
      [`${own}?tab=gradebook&items=${taught.exam.id}`],
      [`${own}?tab=staff`, press('Add a teacher'), press('Save'), close, press('Change'), close],
      [`${own}?tab=staff`, press('Take away'), close],
      [`${own}?tab=meetings`, press('Plan the first weekly time'), press('Save'), close],
      [`${own}?tab=meetings`, press('Add a group'), press('Save'), close],
    ],
    managedLesson: editorScreens(taught),
    managedBank: [
      [pathTo('managedBank', { classId: 3 }), press('Add exercise'), press('Save'), close],
      [pathTo('managedBank', { classId: 3 }), press('Import'), press('Check'), close],
      [pathTo('managedBank', { classId: 3 }), press('Export')],
      [
        pathTo('managedBank', { classId: 3 }),
        tick('Choose everything on this page'),
        press('Set topic'),
        close,
      ],
    ],
    students: [
      [
        '/admin/students',
        press('Import students'),
        type('Or paste from a spreadsheet', 'Sani Umar\tsani@never.example\nBala\tnone'),
        press('Read'),
        press('Check'),
        close,
      ],
      ['/admin/students', tick('Choose everybody on this page'), press('Enroll'), close],
      ['/admin/students?search=zebra'],
    ],
    student: [
      [student, press('Fund'), close],
      [student, press('Take a payment'), press('Take the payment'), close],
      [student, press('Enroll'), press('Enroll'), close],
      ...['exams', 'practice', 'wallet', 'attendance', 'messages', 'devices'].map(
        (tab): Screen => [`${student}?tab=${tab}`],
      ),
      [`${busy}?tab=practice`],
      [`${busy}?tab=wallet`, press('Bill'), press('Bill'), close],
      [`${busy}?tab=wallet`, press('Give a price'), press('Give it'), close],
      [`${busy}?tab=wallet`, press(`Ask the provider again about ${taught.payment}`)],
      ['/admin/students/999999'],
    ],
    studentStatement: [[pathTo('studentStatement', { id: taught.student.user.id })]],
    payments: [['/admin/payments']],
    officePayments: [['/admin/payments/taken'], ['/admin/payments/taken?search=zebra']],
    refunds: [['/admin/payments/refunds'], ['/admin/payments/refunds?search=zebra']],
    disputes: [['/admin/payments/disputes'], ['/admin/payments/disputes?search=zebra']],
    settlements: [['/admin/payments/settlements'], ['/admin/payments/settlements?of=999999']],
    coupons: [
      ['/admin/payments/coupons', press('New coupon'), press('Make the coupon'), close],
      ['/admin/payments/coupons?search=zebra'],
    ],
    claims: [['/admin/confirm', press('Begin with the first'), press('Refuse'), press('Refuse')]],
    owing: [
      ['/admin/owing', tick('Choose everything on this page'), press('Remind'), close],
      ['/admin/owing?search=zebra'],
    ],
    week: [['/admin/week'], ['/admin/week?by=class', press('The week after')]],
    closures: [['/admin/closures', press('Close some days'), press('Close these days'), close]],
    books: [
      ['/admin/books'],
      ['/admin/books?tab=income'],
      ['/admin/books?tab=months'],
      ['/admin/books?tab=provider'],
    ],
    sentMessages: [
      ['/admin/messages', press('Send Message'), press('Preview')],
      [`/admin/messages?class=${id}`],
      [
        '/admin/messages',
        together(type('Subject', 'أَبْوَابٌ'), type('Message', 'مَعَ مِفْتَاحٍ.'), press('Send later')),
        press('Schedule'),
        close,
      ],
      [
        '/admin/messages',
        press('Templates'),
        press('Save as a template'),
        press('Change Every week'),
        press('Cancel'),
        press('Delete Every week'),
        press('Cancel'),
        press('Use Every week'),
      ],
      [
        '/admin/messages?tab=scheduled',
        press('Change Next week'),
        close,
        press('Cancel sending Next week'),
        close,
      ],
      ['/admin/messages?tab=sent'],
    ],
    trash: [['/admin/trash'], ['/admin/trash?search=zebra']],
    settings: [
      ['/admin/settings', press('Change logo'), close, press('Change signature')],
      ['/admin/settings?tab=public'],
      ['/admin/settings?tab=people', press('Add somebody'), press('Save'), close],
      ['/admin/settings?tab=people', press('Change what Ngozi Eze may do'), close],
    ],
    quizQuestions: [['/admin/settings/quiz'], ['/admin/settings/quiz?search=zebra']],
    certificates: [
      ['/admin/certificates', press('New Template'), press('Save Template')],
      ['/admin/certificates?tab=given'],
      [
        '/admin/certificates',
        press('Revoke all of Houses'),
        press('Revoke 1'),
        together(type('Reason', 'خَطَأٌ'), press('Revoke 1')),
      ],
    ],
    exams: [['/admin/exams', press('Mark Exam')], ['/admin/exams?tab=machine']],
    questions: [['/admin/questions']],
    managedLetters: [
      ['/admin/letters?tab=all', press('Set your hours'), close],
      ['/admin/letters?tab=reports', press('Read the letters'), press('Close the report'), close],
    ],
    handIns: [['/admin/hand-ins'], ['/admin/hand-ins?tab=answered']],
    health: [['/admin/health']],
    security: [['/admin/security']],
    audit: [['/admin/audit']],
  };
}
