import { dictionary } from '@institute/contract/language';

/** The words of bringing back what was deleted. */
export const text = dictionary('trash', {
  undo: 'Undo',
  failed: 'It could not be brought back.',
});
