import { getClassStaff, removeClassStaff, saveClassStaff } from '@institute/contract/classes/staff';
import { saveTeacherProfile } from '@institute/contract/classes/teacher-profile';
import { AppError } from '@institute/contract/errors';
import { handle } from '../../../handler.ts';
import { anyClass } from '../store.ts';
import { text } from '../text.ts';
import { presentProfile } from './present.ts';
import { saveProfile } from './save-profile.ts';
import { removeStaff, saveStaff } from './save-staff.ts';
import { staffOf } from './store.ts';

/** What administrators do about the teachers of a class. */
export const staffHandlers = [
  handle(getClassStaff, async (context, { class_id }) => {
    // Also of a class in the trash, which brings its teachers back with it.
    const row = await anyClass(context.db, class_id);
    if (!row) throw new AppError('class_not_found');
    const rows = await staffOf(context.db, row.id);
    return {
      data: rows.map(({ userId, name, email, powers, since }) => ({
        ...{ id: userId, name, email: email ?? '', powers, since },
      })),
    };
  }),

  handle(saveClassStaff, async (context, { class_id, user_id, powers }) => {
    await saveStaff(context, { classRef: class_id, userId: user_id, powers });
    return { data: null, message: text.teacherSaved };
  }),

  handle(saveTeacherProfile, async (context, { is_public, remove_picture }) => {
    const saved = await saveProfile(context, {
      ...{ isPublic: is_public, removePicture: remove_picture },
    });
    return { data: presentProfile(context, saved), message: text.profileSaved };
  }),

  handle(removeClassStaff, async (context, { class_id, user_id }) => {
    await removeStaff(context, { classRef: class_id, userId: user_id });
    return { data: null, message: text.teacherRemoved };
  }),
];
