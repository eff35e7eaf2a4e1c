import { titleParts } from '@institute/contract/arabic/two-scripts';

/** A title within a sentence: in one script, where it stands in two. */
export const shortTitle = (title: string): string => titleParts(title).latin ?? title;
