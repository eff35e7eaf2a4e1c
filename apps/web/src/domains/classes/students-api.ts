import { getClassContacts, getClassStudents } from '@institute/contract/managed-classes';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { type PageQuery, pageFields, usePagedList } from '../../platform/paged-list.ts';
import { managedClassKey } from './managed-api.ts';
import { classStudentOf } from './managed-model.ts';

/** A page of the students of a class. */
export function useClassStudents(id: string, query: PageQuery) {
  return usePagedList({
    key: [...managedClassKey(id), 'students'],
    call: getClassStudents,
    input: { ...pageFields(query), class_id: id },
    rowOf: classStudentOf,
  });
}

/** The phones or e-mails of a whole class, for the clipboard. */
export function useClassContacts(id: string) {
  return useMutation({
    mutationFn: (kind: 'phones' | 'emails') => callApi(getClassContacts, { class_id: id, kind }),
  });
}
