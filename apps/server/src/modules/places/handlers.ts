import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import {
  endedWords,
  extendedWords,
  heldWords,
  movedWords,
  promotedWords,
  resumedWords,
} from '@institute/contract/places/outcome-words';
import {
  checkPlaces as checkPlacesCall,
  endPlaces as endPlacesCall,
  extendPlaces as extendPlacesCall,
  holdPlaces as holdPlacesCall,
  movePlaces as movePlacesCall,
  payPlace as payPlaceCall,
  promotePlaces as promotePlacesCall,
  resumePlaces as resumePlacesCall,
} from '@institute/contract/places/places';
import { type Context, signedIn } from '../../context.ts';
import { handle } from '../../handler.ts';
import { groupChosen } from '../meetings/index.ts';
import { checkPlaces } from './check-places.ts';
import { endPlaces } from './end-places.ts';
import { extendPlaces } from './extend-places.ts';
import { holdPlaces, resumePlaces } from './hold-places.ts';
import { movePlaces } from './move-places.ts';
import { payPlace } from './pay-place.ts';
import { promotePlaces } from './promote-places.ts';
import { text } from './text.ts';

/** Of which places a call speaks, in our spelling. */
const placesIn = (sent: {
  class_id: string;
  student_list: number[];
  reason: string;
  request_key?: string | undefined;
}) => ({
  classRef: sent.class_id,
  studentIds: sent.student_list,
  reason: sent.reason,
  requestKey: sent.request_key,
});

/** The group that was chosen; nothing where it is left open, so that the order reads as before. */
function groupIn(sent: Parameters<typeof groupChosen>[0]) {
  const group = groupChosen(sent);
  return group ? { group } : {};
}

/** Money goes back by whoever may move it. Errors: forbidden. */
function refuseReturn(context: Context, isReturned: boolean): void {
  if (isReturned && !can(signedIn(context), 'money.move')) throw new AppError('forbidden');
}

export const handlers = [
  handle(checkPlacesCall, async (context, sent) => ({
    data: await checkPlaces(context, {
      ...{ classRef: sent.class_id, studentIds: sent.student_list, toRef: sent.to_class_id },
    }),
  })),

  handle(endPlacesCall, async (context, sent) => {
    refuseReturn(context, sent.refund);
    const done = await endPlaces(context, { ...placesIn(sent), isReturned: sent.refund });
    return { data: done, message: endedWords(done) };
  }),

  handle(movePlacesCall, async (context, sent) => {
    refuseReturn(context, sent.refund);
    const order = {
      ...{ ...placesIn(sent), toRef: sent.to_class_id, isReturned: sent.refund },
      ...groupIn(sent),
    };
    const done = await movePlaces(context, order);
    return { data: done, message: movedWords(done) };
  }),

  handle(promotePlacesCall, async (context, sent) => {
    const order = {
      ...{ ...placesIn(sent), toRef: sent.to_class_id, dueOn: sent.due_on ?? null },
      ...groupIn(sent),
    };
    const done = await promotePlaces(context, order);
    return { data: done, message: promotedWords(done) };
  }),

  handle(extendPlacesCall, async (context, sent) => {
    const done = await extendPlaces(context, { ...placesIn(sent), until: sent.until });
    return { data: done, message: extendedWords(done) };
  }),

  handle(holdPlacesCall, async (context, sent) => {
    const done = await holdPlaces(context, {
      ...{ ...placesIn(sent), from: sent.from, until: sent.until },
    });
    return { data: done, message: heldWords(done) };
  }),

  handle(resumePlacesCall, async (context, sent) => {
    const done = await resumePlaces(context, placesIn(sent));
    return { data: done, message: resumedWords(done) };
  }),

  handle(payPlaceCall, async (context, sent) => {
    const { student_id: studentId, class_id: classRef, price } = sent;
    const order = { studentId, classRef, price, ...groupIn(sent) };
    const { paid, wallet } = await payPlace(context, order, sent.request_key);
    return { data: { paidKobo: paid, walletKobo: wallet }, message: text.paid };
  }),
];
