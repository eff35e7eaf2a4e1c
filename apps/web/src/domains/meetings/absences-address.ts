import { pathTo } from '@institute/contract/routes';

/** Where in the week those stand who were absent three times running. */
export const ABSENCES = 'absences';
export const absencesPath = `${pathTo('week')}#${ABSENCES}`;
