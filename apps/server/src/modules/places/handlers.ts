import { endedWords } from '@institute/contract/places/outcome-words';
import {
  checkPlaces as checkPlacesCall,
  endPlaces as endPlacesCall,
} from '@institute/contract/places/places';
import { handle } from '../../handler.ts';
import { checkPlaces } from './check-places.ts';
import { endPlaces } from './end-places.ts';

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

export const handlers = [
  handle(checkPlacesCall, async (context, { class_id, student_list }) => ({
    data: await checkPlaces(context, { classRef: class_id, studentIds: student_list }),
  })),

  handle(endPlacesCall, async (context, sent) => {
    const done = await endPlaces(context, { ...placesIn(sent), isReturned: sent.refund });
    return { data: done, message: endedWords(done) };
  }),
];
