import { dictionary } from '@institute/contract/language';
import type { TrashKind } from '@institute/contract/trash/kinds';

/** The words of bringing back what was deleted. */
export const text = dictionary('trash', {
  undo: 'Undo',
  restored: {
    class: 'The class is back.',
    lesson: 'The lesson is back.',
    template: 'The template is back.',
    messageTemplate: 'The template is back.',
    comment: 'The comment is back.',
  } satisfies Record<TrashKind, string>,
  failed: 'It could not be brought back.',
});
