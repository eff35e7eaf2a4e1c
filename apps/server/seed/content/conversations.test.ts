import { describe, expect, it } from 'vitest';
import { readDemo } from '../reader/index.ts';
import type { DemoComment } from '../reader/types.ts';
import { demoStudents } from '../students.ts';

const { classes: demoClasses, discussions, messages, certificates } = await readDemo();
const students = new Map(demoStudents.map((student) => [student.email, student]));
const classes = new Map(demoClasses.map((item) => [item.key, item]));

interface Placed {
  comment: DemoComment;
  parent: DemoComment | null;
  class: string;
  lesson: number;
}
const withReplies = (comment: DemoComment, parent: DemoComment | null, at: object): Placed[] => [
  { ...at, comment, parent } as Placed,
  ...comment.replies.flatMap((reply) => withReplies(reply, comment, at)),
];
const all = discussions.flatMap(({ comments, lesson, ...at }) =>
  comments.flatMap((comment) => withReplies(comment, null, { ...at, lesson: lesson - 1 })),
);

describe('comments', () => {
  it.each(all)('"$comment.text" stands under a lesson its author had opened', (one) => {
    const lesson = classes.get(one.class)?.lessons[one.lesson];
    expect(lesson?.kind).toBe('lesson');
    if (one.comment.author === 'teacher') return;
    const enrolment = students.get(one.comment.author)?.enrol.find((e) => e.class === one.class);
    expect(enrolment?.study).toBeGreaterThan(one.lesson);
    // Lessons are opened about every two thirds of a day.
    const openedDaysAgo = (enrolment?.enrolledDaysAgo ?? 0) - (one.lesson + 1) * (16 / 24);
    expect(one.comment.daysAgo).toBeLessThan(openedDaysAgo);
  });

  it('are answered and deleted after they were made', () => {
    for (const { comment, parent } of all) {
      if (parent) expect(comment.daysAgo).toBeLessThanOrEqual(parent.daysAgo);
      if (comment.deletedDaysAgo === null) continue;
      for (const { daysAgo } of [comment, ...comment.replies]) {
        expect(comment.deletedDaysAgo).toBeLessThan(daysAgo);
      }
    }
  });

  it('show what a discussion can be: deep, deleted, in both scripts, with a link', () => {
    const depth = (comment: DemoComment): number => 1 + Math.max(0, ...comment.replies.map(depth));
    expect(Math.max(...discussions.flatMap(({ comments }) => comments.map(depth)))).toBeGreaterThan(
      5,
    );
    expect(
      all.some(({ comment }) => comment.deletedDaysAgo !== null && comment.replies.length),
    ).toBe(true);
    expect(all.some(({ comment }) => /^[\u0600-\u06ff\s]+$/.test(comment.text))).toBe(true);
    expect(all.some(({ comment }) => comment.text.includes('https://example.org'))).toBe(true);
  });
});

describe('messages and certificates', () => {
  it('go to people who are there', () => {
    for (const { to } of messages) {
      if (to !== 'all') for (const email of to) expect(students.has(email), email).toBe(true);
    }
    const templates = Object.keys(certificates.templates);
    for (const { template, students: given, classes: keys } of certificates.assignments) {
      expect(templates).toContain(template);
      for (const email of given) expect(students.has(email), email).toBe(true);
      for (const key of keys) expect(classes.has(key), key).toBe(true);
    }
  });

  it('name the class only where whole classes are given them', () => {
    for (const { template, students: given } of certificates.assignments) {
      const content = certificates.templates[template]?.content ?? '';
      if (given.length > 0) expect(content).not.toContain('{{class}}');
    }
  });
});
