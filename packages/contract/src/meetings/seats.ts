import * as z from 'zod/mini';
import { type DataOf, defineCall } from '../call.ts';
import { idOrNone, moment, optionalMoment, orNull, wireObject } from '../codecs.ts';
import { flag, id, idOrRand, nothing, requiredText } from '../fields.ts';
import { MAX_MEETING_REASON, timetableCall, meetingWords as words } from './meetings.ts';

/* Our own calls: which group of a class a student comes to, and the line for one that is full (decision 176). */

/** A seat that has become free is offered to the next in line for so many hours. */
export const OFFER_HOURS = 48;
/** A seat that was chosen is kept for so many minutes, in which the class is joined. */
export const HOLD_MINUTES = 60;
/** A student goes to another group, where the class allows it, until so many meetings have begun. */
export const MOVE_MEETINGS = 3;

/** `waiting` in the line; `offered` to the next of it; `held` by who has chosen it and is joining the class. */
export const wishStates = ['waiting', 'offered', 'held'] as const;
export type WishState = (typeof wishStates)[number];

/** A weekly time of a group as a student chooses by it, with its next meeting, from which it is told by their clocks. */
const GroupTime = wireObject({
  weekday: z.number(),
  startsAt: z.string(),
  minutes: z.number(),
  nextAt: optionalMoment,
  /** The first day on which it holds; null where it does already. */
  fromOn: orNull(z.string()),
  /** The last day on which it holds; null for the last day of its group. */
  untilOn: orNull(z.string()),
});

/** A group that a student may choose. */
export const GroupToChoose = wireObject({
  id: z.number(),
  name: z.string(),
  teacherName: z.string(),
  /** By which clocks its hours are told. */
  zone: z.string(),
  times: z.array(GroupTime),
  /** Seats that this student may choose; null where there is no limit, 0 while others wait for one. */
  seatsLeft: orNull(z.number()),
  /** The student's own place in its line, from 1; null for whoever does not stand in it. */
  place: orNull(z.number()),
  /** Until when a seat is theirs to take; null where none is. */
  offeredUntil: optionalMoment,
});
export type GroupToChoose = z.output<typeof GroupToChoose>;

/** How the office names the group of whom it gives a place; without one they are asked on the page of the class. */
export const groupChosen = {
  group_id: z.optional(id),
  /** Whether the office has them be one more than the group has seats. */
  beyond_seats: z._default(flag, false),
};

/**
 * The groups of a class for whom the office gives a place there, with the seats that are left; none for a class of
 * everybody. Errors: class_not_found.
 */
export const getGroupSeats = defineCall({
  ...timetableCall,
  access: 'people.see',
  name: 'getGroupSeats',
  action: 'getGroupSeats',
  request: z.object({ class_id: idOrRand }),
  response: z.array(
    wireObject({
      id: z.number(),
      name: z.string(),
      /** Null where there is no limit, 0 while somebody waits. */
      seatsLeft: orNull(z.number()),
      waiting: z.number(),
    }),
  ),
});
export type GroupSeats = DataOf<typeof getGroupSeats>[number];

const ownCall = {
  method: 'POST',
  path: '/api.php',
  encoding: 'form',
  access: 'session',
  actor: 'email',
} as const;

/**
 * The groups of a class among which the session's user chooses, none for a class of everybody; the one they are in;
 * and whether they may go to another. Errors: class_not_found.
 */
export const getGroupChoice = defineCall({
  ...ownCall,
  name: 'getGroupChoice',
  action: 'get_group_choice',
  request: z.object({ class_id: idOrRand }),
  response: wireObject({
    groups: z.array(GroupToChoose),
    groupId: idOrNone,
    /** All that they are in: the office may have put them in several. */
    groupIds: z._default(z.array(z.number()), []),
    mayMove: z.boolean(),
  }),
});

/**
 * Chooses a group: whoever is in the class is in the group at once, who is not has a seat kept for an hour, in which
 * they join the class. The same again is answered alike. Errors: group_not_found, group_full, group_fixed,
 * class_inactive, class_closed, prerequisite_not_met.
 */
export const chooseGroup = defineCall({
  ...ownCall,
  name: 'chooseGroup',
  action: 'choose_group',
  request: z.object({ group_id: id }),
  /** Until when the seat is kept; null for whoever is in the group. */
  response: wireObject({ heldUntil: optionalMoment }),
});

/**
 * Waits for a seat in a full group; answers the place in the line. Errors: group_not_found, group_open, group_fixed,
 * class_inactive, class_closed, prerequisite_not_met.
 */
export const waitForSeat = defineCall({
  ...ownCall,
  name: 'waitForSeat',
  action: 'wait_for_seat',
  request: z.object({ group_id: id }),
  response: wireObject({ place: z.number() }),
});

/** Waits no more, or refuses the seat that is offered; nothing where neither is. */
export const leaveLine = defineCall({
  ...ownCall,
  name: 'leaveLine',
  action: 'leave_line',
  request: z.object({ group_id: id }),
  response: nothing,
});

/** Somebody in the line of a group, or with a seat that is kept for them. */
export const InLine = wireObject({
  studentId: z.number(),
  name: z.string(),
  state: z.enum(wishStates),
  since: moment,
  /** Until when a seat is theirs to take; null in the line. */
  until: optionalMoment,
  /** Whether they have a place in the class. */
  isInClass: z.boolean(),
});
export type InLine = z.output<typeof InLine>;

/**
 * The lines of the groups of a class in their order, how many of its students are in no group, and whether students
 * may go to another. Errors: class_not_found.
 */
export const getLines = defineCall({
  ...timetableCall,
  name: 'getLines',
  action: 'getLines',
  request: z.object({ class_id: idOrRand }),
  response: wireObject({
    lines: z.array(wireObject({ groupId: z.number(), people: z.array(InLine) })),
    ungrouped: z.number(),
    mayMove: z.boolean(),
  }),
});

const reason = requiredText(words.reason, MAX_MEETING_REASON);

/** Puts somebody first in a line, for a reason that is kept. Errors: group_not_found, not_in_line. */
export const moveUpInLine = defineCall({
  ...timetableCall,
  name: 'moveUpInLine',
  action: 'moveUpInLine',
  request: z.object({ group_id: id, student_id: id, reason }),
  response: nothing,
});

/**
 * Offers somebody in a line a seat now, if need be one more than the group has. Offered already, it stays as it is.
 * Errors: group_not_found, not_in_line.
 */
export const offerSeat = defineCall({
  ...timetableCall,
  name: 'offerSeat',
  action: 'offerSeat',
  request: z.object({ group_id: id, student_id: id, reason }),
  response: nothing,
});

/** Says whether the students of a class may go to another group by themselves. Errors: class_not_found. */
export const setGroupMoves = defineCall({
  ...timetableCall,
  name: 'setGroupMoves',
  action: 'setGroupMoves',
  request: z.object({ class_id: idOrRand, may_move: flag }),
  response: nothing,
});
