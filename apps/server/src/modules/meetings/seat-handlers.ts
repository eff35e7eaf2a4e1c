import {
  chooseGroup as chooseGroupCall,
  getGroupChoice,
  getGroupSeats,
  getLines,
  leaveLine as leaveLineCall,
  moveUpInLine as moveUpInLineCall,
  offerSeat as offerSeatCall,
  setGroupMoves as setGroupMovesCall,
  waitForSeat as waitForSeatCall,
} from '@institute/contract/meetings/seats';
import { handle } from '../../handler.ts';
import { chooseGroup, leaveLine, waitForSeat } from './choose-group.ts';
import { groupSeatsOf } from './keep-seats.ts';
import { linesOf, moveUpInLine, offerSeat, setGroupMoves } from './manage-lines.ts';
import { groupChoice } from './read-choice.ts';
import { text } from './text.ts';

/** What students and the office do about the seats of groups. */
export const seatHandlers = [
  handle(getGroupChoice, async (context, { class_id }) => ({
    data: await groupChoice(context, class_id),
  })),

  handle(chooseGroupCall, async (context, { group_id }) => ({
    data: { heldUntil: await chooseGroup(context, group_id) },
  })),

  handle(waitForSeatCall, async (context, { group_id }) => ({
    data: { place: await waitForSeat(context, group_id) },
  })),

  handle(leaveLineCall, async (context, { group_id }) => {
    await leaveLine(context, group_id);
    return { data: null, message: text.saved };
  }),

  handle(getGroupSeats, async (context, { class_id }) => ({
    data: await groupSeatsOf(context, class_id),
  })),

  handle(getLines, async (context, { class_id }) => ({ data: await linesOf(context, class_id) })),

  handle(moveUpInLineCall, async (context, { group_id, student_id, reason }) => {
    await moveUpInLine(context, { groupId: group_id, userId: student_id, reason });
    return { data: null, message: text.saved };
  }),

  handle(offerSeatCall, async (context, { group_id, student_id, reason }) => {
    await offerSeat(context, { groupId: group_id, userId: student_id, reason });
    return { data: null, message: text.offered };
  }),

  handle(setGroupMovesCall, async (context, { class_id, may_move }) => {
    await setGroupMoves(context, class_id, may_move);
    return { data: null, message: text.saved };
  }),
];
