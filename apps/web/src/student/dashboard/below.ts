/*
 * What stands far down the dashboard and comes after it, in one file.
 */
export { Certificates } from './certificates.tsx';
export { Semester } from './semester.tsx';
