import type { StudentPickerRules } from '../../domains/people/widgets/student-picker.tsx';
import { assignText as text } from './text.ts';

/** How students are looked for here (admin specification, section 9). */
export const studentSearch: StudentPickerRules = {
  searchFrom: 3,
  pauseMs: 500,
  pageSize: 20,
  words: {
    search: text.searchStudents,
    list: text.students,
    failed: text.searchFailed,
    none: text.noStudents,
    status: { typeMore: text.typeMore, searching: text.searching, firstOnes: text.firstOnes },
  },
};
