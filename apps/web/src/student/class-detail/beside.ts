/*
 * What stands beside a class and comes after its page, in one file.
 */
export { SaveClass } from '../../domains/offline/widgets/save-class.tsx';
export { LiveLinks } from './live-links.tsx';
