import {
  getCalendarFeed,
  getMeetingFile,
  makeCalendarFeed as makeCalendarFeedCall,
  removeCalendarFeed as removeCalendarFeedCall,
  setCalendarInvites,
} from '@institute/contract/meetings/calendar-feed';
import { getReminderChoice, setReminderChoice } from '@institute/contract/meetings/reminders';
import { handle } from '../../handler.ts';
import { chooseReminders, reminderChoice } from './choose-reminders.ts';
import { chooseInvitations } from './invite-people.ts';
import { calendarFeed, makeCalendarFeed, removeCalendarFeed } from './keep-calendar.ts';
import { meetingFile } from './read-calendar.ts';

/** The meetings of a person in the calendar of their phone, and how they are reminded of them. */
export const calendarHandlers = [
  handle(getCalendarFeed, async (context) => ({ data: await calendarFeed(context) })),

  handle(setCalendarInvites, async (context, { wanted }) => {
    await chooseInvitations(context, wanted);
    return { data: { isInvited: wanted } };
  }),

  handle(makeCalendarFeedCall, async (context) => ({ data: await makeCalendarFeed(context) })),

  handle(removeCalendarFeedCall, async (context) => {
    await removeCalendarFeed(context);
    return { data: null };
  }),

  handle(getMeetingFile, async (context, { meeting_id }) => ({
    data: await meetingFile(context, meeting_id),
  })),

  handle(getReminderChoice, async (context) => ({ data: await reminderChoice(context) })),

  handle(setReminderChoice, async (context, { daily_way, daily_hour, ...sent }) => ({
    data: await chooseReminders(context, { ...sent, dailyWay: daily_way, dailyHour: daily_hour }),
  })),
];
