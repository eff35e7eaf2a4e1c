import { AppError } from '@institute/contract/errors';
import type { JoiningAtSignUp } from '../../../ports.ts';
import { enrolStudent } from '../../classes/index.ts';
import { lessonsOfClass } from '../store.ts';

/** Joins whoever signs up from a free class to it, and says where it begins (rulings §10). */
export const joiningAtSignUp: JoiningAtSignUp = {
  async join(services, tx, userId, classRef) {
    try {
      const { row } = await enrolStudent(services, tx, { userId, classRef, upTo: 0 });
      const lessons = await lessonsOfClass(tx, row.id);
      // Whatever comes first is done first; a timetable is nothing to study.
      const first = lessons.find(({ kind }) => kind !== 'timetable');
      return { classId: row.rand, lessonId: first?.rand ?? '' };
    } catch (error) {
      // It costs something, has closed or another comes first: its page says so, and how.
      if (error instanceof AppError) return null;
      throw error;
    }
  },
};
