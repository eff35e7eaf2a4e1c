import { classPriceWords, priceKindOf } from '@institute/contract/classes/class-price';
import { AppError } from '@institute/contract/errors';
import { getClassToJoin } from '@institute/contract/lessons/class-to-join';
import { handle } from '../../../handler.ts';
import { classByRef } from '../../classes/index.ts';
import { showClass } from './show-class.ts';

export const showingHandlers = [
  handle(getClassToJoin, async (context, { class_id }) => {
    const row = await classByRef(context.db, class_id);
    const page = row && (await showClass(context, row.id));
    if (!page?.isOpen) throw new AppError('class_not_found');
    const { item, prerequisite } = page;
    return {
      data: {
        name: item.name,
        price: classPriceWords(item),
        isFree: priceKindOf(item) === 'free',
        comesAfter: prerequisite?.name ?? '',
      },
    };
  }),
];
