import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClassMembership, type GateLesson, gateOf } from './lesson-gates.ts';

const lagos = 'Africa/Lagos';
const now = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-11-20T13:05:00Z');
const open: ClassMembership = {
  isEnrolled: true,
  subscriptionExpired: false,
  monthlyLimit: 0,
  viewedThisMonth: 0,
};
const lesson = (own: Partial<GateLesson> = {}): GateLesson => ({
  id: 1,
  isExam: false,
  examDone: false,
  viewed: false,
  opensAt: null,
  ...own,
});
const gate = (
  target: GateLesson,
  membership: Partial<ClassMembership> = {},
  before: GateLesson[] = [],
) => gateOf(target.id, [...before, target], { ...open, ...membership }, now, lagos);

describe('each gate by itself, in the words of the specification', () => {
  it('opens a lesson nothing stands before', () => {
    expect(gate(lesson())).toBeNull();
  });

  // Proves student-5-7, student-8-16.
  it('asks to enroll', () => {
    expect(gate(lesson(), { isEnrolled: false })).toEqual({
      code: 'not_enrolled',
      message: 'Please enroll in the class to access lessons.',
    });
  });

  // Proves student-5-8, student-8-17.
  it('lets nobody skip an exam, not even back to a viewed lesson behind it', () => {
    const exam = lesson({ id: 2, isExam: true, viewed: true });
    const shut = {
      code: 'exam_pending',
      message: 'You cannot continue unless you submit the above exam. You cannot skip an exam.',
    };
    expect(gate(lesson(), {}, [exam])).toEqual(shut);
    expect(gate(lesson({ viewed: true }), {}, [exam])).toEqual(shut);
    expect(gate(lesson(), {}, [{ ...exam, examDone: true }])).toBeNull();
    expect(gate(exam)).toBeNull();
    expect(gateOf(1, [lesson(), exam], open, now, lagos)).toBeNull();
  });

  // Proves student-5-9, student-8-18.
  it('shuts what is new after a subscription, not what was seen', () => {
    expect(gate(lesson(), { subscriptionExpired: true })).toEqual({
      code: 'subscription_expired',
      message: 'Your subscription has expired. Please renew to access new content.',
    });
    expect(gate(lesson({ viewed: true }), { subscriptionExpired: true })).toBeNull();
  });

  // Proves student-4-15, student-5-10, student-8-19.
  it('opens a scheduled lesson at its second', () => {
    expect(gate(lesson({ opensAt: later }))).toEqual({
      code: 'lesson_scheduled',
      message: 'This lesson will be available on 20 November 2026, 14:05 (Lagos)',
    });
    expect(gate(lesson({ opensAt: new Date(now.getTime() + 1) }))?.code).toBe('lesson_scheduled');
    expect(gate(lesson({ opensAt: now }))).toBeNull();
  });

  // Proves student-5-11, student-8-20, student-9-11.
  it('counts new lessons of the month against the limit; 0 is none', () => {
    expect(gate(lesson(), { monthlyLimit: 3, viewedThisMonth: 2 })).toBeNull();
    expect(gate(lesson(), { monthlyLimit: 3, viewedThisMonth: 3 })).toEqual({
      code: 'monthly_limit',
      message: 'Monthly lesson limit reached for this class. Please check back next month.',
    });
    expect(gate(lesson({ viewed: true }), { monthlyLimit: 3, viewedThisMonth: 3 })).toBeNull();
    expect(gate(lesson(), { monthlyLimit: 0, viewedThisMonth: 99 })).toBeNull();
  });

  it('is not asked about a lesson of another class', () => {
    expect(() => gateOf(9, [lesson()], open, now, lagos)).toThrow(RangeError);
  });
});

describe('the order of the gates', () => {
  const cases = fc.record({
    isEnrolled: fc.boolean(),
    examWaits: fc.boolean(),
    isHeld: fc.boolean(),
    subscriptionExpired: fc.boolean(),
    isScheduled: fc.boolean(),
    limitReached: fc.boolean(),
    viewed: fc.boolean(),
    isExam: fc.boolean(),
  });

  // Proves student-5-12.
  it('is: enrolment, exam, hold, subscription, schedule, limit', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const before = [lesson({ id: 2, isExam: true, examDone: !one.examWaits })];
        const target = lesson({
          isExam: one.isExam,
          viewed: one.viewed,
          opensAt: one.isScheduled ? later : null,
        });
        const membership = {
          isEnrolled: one.isEnrolled,
          isHeld: one.isHeld,
          subscriptionExpired: one.subscriptionExpired,
          monthlyLimit: 4,
          viewedThisMonth: one.limitReached ? 4 : 3,
        };
        const shut = [
          !one.isEnrolled && 'not_enrolled',
          one.examWaits && 'exam_pending',
          one.isHeld && !one.viewed && 'place_held',
          one.subscriptionExpired && !one.viewed && 'subscription_expired',
          one.isScheduled && 'lesson_scheduled',
          one.limitReached && !one.viewed && 'monthly_limit',
        ].filter((code) => code !== false);
        expect(gate(target, membership, before)?.code).toBe(shut[0]);
      }),
      { numRuns: 500 },
    );
  });

  it('does not depend on the lessons after the one asked for', () => {
    const lessons = fc.array(
      fc.record({ isExam: fc.boolean(), examDone: fc.boolean(), viewed: fc.boolean() }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(lessons, fc.nat(), (found, pick) => {
        const all = found.map((own, index) => lesson({ ...own, id: index + 1 }));
        const index = pick % all.length;
        const whole = gateOf(index + 1, all, open, now, lagos);
        expect(whole).toEqual(gateOf(index + 1, all.slice(0, index + 1), open, now, lagos));
        const skips = all.slice(0, index).some((one) => one.isExam && !one.examDone);
        expect(whole?.code).toBe(skips ? 'exam_pending' : undefined);
      }),
    );
  });
});
