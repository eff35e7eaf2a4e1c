import { accountOf, sessionBehind, walletOf } from '../support/full-school.ts';
import type { SpecChanges } from './types.ts';

const classForm = {
  category: 'Morphology',
  name: 'Sarf',
  about: 'The verb',
  premium: '1',
  amount: '4000',
  status: '1',
  regclosedate: '2027-06-30',
  monthlylimit: '4',
  prequisite_id: '0',
};
const settings = {
  paystackKey: 'pk_new',
  subamount: '2500',
  aboutsite: 'What this was',
  aboutUs: 'Who we were',
  landingMessage: 'Marhaban',
  siteName: 'Madrasa',
  whatsappNumber: '+2348020000000',
  howto: 'Read again',
  privatelesson: 'Alone with a teacher',
};
const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The other calls of admin §7 that change something. */
export const adminChanges: SpecChanges = {
  // admin §7: adminActions.php
  addClass: {
    sent: ({ admin }) => ({ ...classForm, email: admin.email }),
    means: () => ({ added: { classes: 1 } }),
  },
  updateClass: {
    sent: ({ admin, klass }) => ({
      admin_email: admin.email,
      class_id: klass.id,
      ...classForm,
    }),
    means: ({ klass }) => ({
      // Neither `links` nor `isMonthly`, which the specification does not know.
      changed: {
        [`classes/${klass.id}`]: [
          // The exam instead of a prerequisite goes with it.
          ...['about', 'category', 'entryExamId', 'isActive', 'monthlyLessonLimit', 'name'],
          ...['prerequisiteId', 'price', 'registrationClosesAt'],
        ],
      },
    }),
  },
  // Its address is free for another class.
  deleteClass: {
    sent: ({ admin, klass }) => ({ admin_email: admin.email, class_id: klass.id }),
    means: ({ klass }) => ({
      changed: { [`classes/${klass.id}`]: ['deletedAt', 'deletedBy', 'deletedSlug', 'slug'] },
    }),
  },
  editStudent: {
    sent: ({ admin, student, klass }) => ({
      admin_email: admin.email,
      student_id: student.id,
      name: 'Bilal',
      email: `bilal-${klass.id}@example.com`,
      phonenumber: '0803 000 0000',
      role: '11',
    }),
    means: ({ student }) => ({
      // A new e-mail is not verified, and what the old one proved ends with it.
      changed: {
        [`users/${student.id}`]: [
          'email',
          'emailVerifiedAt',
          'name',
          'phone',
          'pushEpoch',
          'role',
          'searchText',
        ],
      },
      removed: { devices: 1, sessions: 1 },
    }),
  },
  deleteStudent: {
    sent: ({ admin, student }) => ({ admin_email: admin.email, student_id: student.id }),
    means: ({ student, comment }) => ({
      changed: {
        [`users/${student.id}`]: [
          ...[
            'deletedAt',
            'email',
            'emailVerifiedAt',
            'lastSeenAt',
            'name',
            'passwordHash',
            'phone',
          ],
          ...['pushEpoch', 'referralCode', 'searchText'],
        ],
        [`comments/${comment.id}`]: ['body', 'deletedAt'],
      },
      removed: { devices: 1, exam_drafts: 1, sessions: 1, throttles: 1 },
    }),
  },
  fundWallet: {
    sent: ({ admin, student }) => ({
      admin_email: admin.email,
      student_id: student.id,
      amount: '500',
    }),
    means: async ({ student }, db) => ({
      changed: {
        [await walletOf(db, student)]: ['balance'],
        [await accountOf(db, 'admin_adjustment')]: ['balance'],
      },
      added: { transfers: 1 },
    }),
  },
  resetStudentPassword: {
    sent: ({ admin, student }) => ({
      admin_email: admin.email,
      student_id: student.id,
      new_password: 'another horse',
    }),
    means: ({ student }) => ({
      changed: { [`users/${student.id}`]: ['passwordHash', 'pushEpoch'] },
      // Counted are the mails that tell of it.
      added: { throttles: 1 },
      removed: { devices: 1, sessions: 1 },
    }),
  },
  sendMessage: {
    sent: ({ admin, student }) => ({
      admin_email: admin.email,
      subject: 'Tomorrow',
      message: 'Text',
      delivery_method: 'both',
      message_style: 'popup',
      recipients: [student.email],
    }),
    means: () => ({ added: { messages: 1, message_recipients: 1, mailings: 1 } }),
  },
  // admin §7: api.php
  updateAppSettings: {
    sent: ({ admin }) => ({
      admin_email: admin.email,
      ...settings,
      logo: 'files/another.webp',
    }),
    means: () => ({
      // Not the logo, whose path is no way to set it, nor what the specification does not know.
      changed: Object.fromEntries(
        Object.keys(settings).map((name) => [`settings/${name}`, ['changedAt', 'value']]),
      ),
    }),
  },
  uploadLogo: {
    sent: ({ admin }) => ({ admin_email: admin.email }),
    files: { logo: { name: 'logo.png', bytes: logo } },
    means: () => ({
      changed: { 'settings/logo': ['changedAt', 'changedBy', 'changedById', 'value'] },
    }),
  },
  // admin §7: mycertificates.php
  saveCertificateTemplate: {
    sent: ({ admin, template }) => ({
      email: admin.email,
      title: 'Words',
      footer: 'The teachers',
      certificateContent: '{{name}} writes',
      template_id: template.id,
    }),
    means: ({ template }) => ({
      changed: { [`certificate_templates/${template.id}`]: ['content', 'footer', 'title'] },
    }),
  },
  deleteCertificateTemplate: {
    sent: ({ admin, template }) => ({ email: admin.email, template_id: template.id }),
    means: ({ template }) => ({
      changed: { [`certificate_templates/${template.id}`]: ['deletedAt', 'deletedBy'] },
    }),
  },
  assignCertificate: {
    sent: ({ admin, template, graduate, klass }) => ({
      email: admin.email,
      certificate_content: template.content,
      issue_date: '2026-11-16',
      student_ids: [graduate.id],
      class_ids: [klass.id],
    }),
    means: () => ({
      added: {
        ...{ certificates: 2, certificate_assignments: 1 },
        ...{ messages: 1, message_recipients: 2 },
      },
    }),
  },
  loginAsStudent: {
    sent: ({ admin, graduate }) => ({ admin_email: admin.email, student_email: graduate.email }),
    // The administrator's own session waits, its secrets nobody's.
    means: async ({ graduate }, db) => ({
      changed: { [await sessionBehind(db, graduate)]: ['sidHash', 'tokenHash'] },
      added: { sessions: 1 },
    }),
  },
};
