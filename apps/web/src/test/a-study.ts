import type { WireOf } from '@institute/contract/call';
import type { getMyStudy } from '@institute/contract/lessons/study';

type Study = WireOf<typeof getMyStudy>;

/** A week of November 2026 from Monday, of which `studied` are the days of the month. */
export const aWeek = (...studied: number[]): Study['week'] =>
  [16, 17, 18, 19, 20, 21, 22].map((date) => ({
    day: `2026-11-${date}`,
    studied: studied.includes(date),
  }));

/** The next lesson of class 1: the third of seven. */
export const aNextLesson = (own: Partial<NonNullable<Study['next']>> = {}): Study['next'] => ({
  class_id: 1,
  class_rand: 'class-1',
  class_name: 'Class number 1',
  lesson_rand: 'lesson-3',
  subject: 'Doer and done-to',
  inputetype: 'Lesson',
  place: 3,
  total: 7,
  shut: '',
  ...own,
});

/** Where a student stands who has done two of seven lessons of class 1; `own` over that. */
export const aStudy = (own: Partial<Study> = {}): Study => ({
  classes: [{ class_id: 1, done: 2, total: 7 }],
  next: aNextLesson(),
  meeting: null,
  week: aWeek(),
  week_goal: 5,
  open_classes: 3,
  ...own,
});
