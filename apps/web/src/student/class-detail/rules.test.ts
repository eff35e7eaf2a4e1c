import { describe, expect, it } from 'vitest';
import { ApiError } from '../../platform/api-error.ts';
import { classDetailsFor, classFor, lessonFor } from '../../test/class-details.ts';
import { lessonStates, nextStep, stepsOf } from '../lesson-states.ts';
import { linesOfLinks } from './live-link-lines.ts';
import { paymentOf } from './payment.ts';
import { statusOf } from './status.ts';
import { enrolmentFailure, isTooLittle } from './use-enrolment.ts';

const zone = 'Africa/Lagos';
const now = new Date('2026-11-20T12:00:00Z');
const unix = (iso: string) => new Date(iso).getTime() / 1000;

describe('statusOf', () => {
  const status = (changes: Parameters<typeof classDetailsFor>[0]) =>
    statusOf(classDetailsFor(changes), now, zone);

  it('names what stands in the way, first what the server would refuse first', () => {
    const prerequisite = { name: 'Nominal', rand: 'n', met: false };
    const closed = classFor({ regclosedate: '2026-11-19' });
    expect(status({}).kind).toBe('open');
    expect(status({ prerequisite }).kind).toBe('prerequisite');
    expect(status({ prerequisite: { ...prerequisite, met: true } }).kind).toBe('open');
    expect(status({ prerequisite, class_details: closed }).kind).toBe('closed');
    expect(status({ class_details: { ...closed, status: '0' } }).kind).toBe('inactive');
  });

  it('offers renewal from three days before the end, and not for a class taken down', () => {
    const monthly = classFor({ monthlySub: '1' });
    const enrolled = (iso: string, active: '0' | '1' = '1') =>
      status({
        isEnrolled: true,
        nextSub: String(unix(iso)),
        class_details: { ...monthly, status: active },
      });
    expect(enrolled('2026-11-24T12:00:00Z')).toMatchObject({ canRenew: false, isExpired: false });
    expect(enrolled('2026-11-22T12:00:00Z')).toMatchObject({ canRenew: true, isExpired: false });
    expect(enrolled('2026-11-19T12:00:00Z')).toMatchObject({ canRenew: true, isExpired: true });
    expect(enrolled('2026-11-19T12:00:00Z', '0')).toMatchObject({ canRenew: false });
  });

  it('lets those who have joined stay after closing', () => {
    const class_details = classFor({ regclosedate: '2026-01-01' });
    expect(status({ isEnrolled: true, class_details }).kind).toBe('enrolled');
  });
});

describe('lessonStates', () => {
  const codes = (changes: Parameters<typeof classDetailsFor>[0]) =>
    lessonStates(classDetailsFor(changes), now, zone).map(({ gate }) => gate?.code ?? null);
  const lessons = [
    lessonFor(1, { viewed: '1' }),
    lessonFor(2, { inputetype: 'Exam', viewed: '1' }),
    lessonFor(3),
  ];

  it('locks everything before joining', () => {
    expect(codes({ lessons })).toEqual(['not_enrolled', 'not_enrolled', 'not_enrolled']);
  });

  it('locks what comes after an exam that was not submitted', () => {
    expect(codes({ lessons, isEnrolled: true })).toEqual([null, null, 'exam_pending']);
  });

  it('locks new lessons of a subscription that runs out while the page is open', () => {
    const plain = [lessonFor(1, { viewed: '1' }), lessonFor(2)];
    const nextSub = String(unix('2026-11-20T11:59:59Z'));
    const details = { lessons: plain, isEnrolled: true, nextSub, subscriptionStatus: 'active' };
    expect(codes({ ...details, subscriptionStatus: 'active' })).toEqual([
      null,
      'subscription_expired',
    ]);
  });

  // Proves student-8-19.
  it('opens a scheduled lesson at its time, and says when', () => {
    const scheduled = { scheduled: '1', studydate: unix('2026-11-21T08:00:00Z') } as const;
    const details = classDetailsFor({ lessons: [lessonFor(1, scheduled)], isEnrolled: true });
    const [before] = lessonStates(details, now, zone);
    const [after] = lessonStates(details, new Date('2026-11-21T08:00:00Z'), zone);
    expect(before?.gate?.message).toBe(
      'This lesson will be available on 21 November 2026, 09:00 (Lagos)',
    );
    expect(after?.gate).toBeNull();
  });

  it('locks new lessons once the month is used up', () => {
    const plain = [lessonFor(1, { viewed: '1' }), lessonFor(2)];
    const details = { lessons: plain, isEnrolled: true, monthlyLessonLimit: 1, viewedThisMonth: 1 };
    expect(codes(details)).toEqual([null, 'monthly_limit']);
  });

  it('goes on with the exam that was opened but not submitted', () => {
    const states = lessonStates(classDetailsFor({ lessons, isEnrolled: true }), now, zone);
    expect(nextStep(states)?.lesson.id).toBe(2);
    expect(nextStep(states.slice(0, 1))).toBeNull();
  });

  it('has nothing to complete in a timetable', () => {
    const withTimetable = [lessonFor(7, { inputetype: 'Timetableble' }), ...lessons];
    const details = classDetailsFor({ lessons: withTimetable, isEnrolled: true });
    const steps = stepsOf(lessonStates(details, now, zone));
    expect(steps.map(({ lesson }) => lesson.id)).toEqual([1, 2, 3]);
  });
});

describe('paymentOf', () => {
  it('counts in kobo', () => {
    expect(paymentOf(250_010, 500_020)).toEqual({
      price: 250_010,
      balance: 500_020,
      after: 250_010,
      missing: 0,
    });
    expect(paymentOf(30, 10).missing).toBe(20);
  });

  it('holds exactly enough for enough', () => {
    expect(paymentOf(300_000, 300_000)).toMatchObject({ after: 0, missing: 0 });
  });
});

describe('the words of a failed enrolment', () => {
  // Proves student-8-2, student-8-4.
  it('shows the words of the server when it refused', () => {
    const closed = new ApiError('class_closed', 'Registration for this class has ended.', 200);
    expect(enrolmentFailure(closed)).toBe('Registration for this class has ended.');
  });

  // Proves student-8-4, student-8-5.
  it('has its own for a refusal without words, a fault and a lost connection', () => {
    expect(enrolmentFailure(new ApiError('refused', '', 200))).toBe(
      'Failed to enroll in the class',
    );
    expect(enrolmentFailure(new ApiError('internal', 'Oops', 500))).toBe(
      'Failed to enroll in the class',
    );
    const lost = 'An error occurred while enrolling. Please try again.';
    expect(enrolmentFailure(new ApiError('network', 'x', 0))).toBe(lost);
    expect(enrolmentFailure(new TypeError('x'))).toBe(lost);
  });

  // Proves student-8-3.
  it('knows too little money by its code or by its words', () => {
    expect(isTooLittle(new ApiError('insufficient_balance', '', 200))).toBe(true);
    expect(isTooLittle(new ApiError('refused', 'Insufficient wallet balance.', 200))).toBe(true);
    expect(isTooLittle(new ApiError('class_closed', 'Ended', 200))).toBe(false);
  });
});

describe('linesOfLinks', () => {
  it('makes links of web addresses alone', () => {
    const lines = linesOfLinks(
      'https://a.example/x\n\n Saturday: https://b.example \njavascript:x',
    );
    expect(lines.map(({ href, label }) => [href, label])).toEqual([
      ['https://a.example/x', 'a.example/x'],
      [null, 'Saturday: https://b.example'],
      [null, 'javascript:x'],
    ]);
  });
});
