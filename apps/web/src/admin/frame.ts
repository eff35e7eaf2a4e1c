/*
 * What the layout has of the office's own, in one file that comes beside its screens: the navigation
 * and the search over everything.
 */
import './office.css';

export { OfficeNav } from './office-nav.tsx';
export { OfficeSearch } from './search/office-search.tsx';
