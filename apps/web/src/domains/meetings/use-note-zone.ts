import {
  getReminderChoice,
  setReminderChoice,
  usualReminders,
} from '@institute/contract/meetings/reminders';
import { useEffect } from 'react';
import { useAct, useAnswer } from '../../platform/answers.ts';
import { useCan } from '../auth/use-actor.ts';

const usual = { way: usualReminders.way, hour: String(usualReminders.hour) };

/**
 * Has a reader who has chosen nothing about reminders be told of meetings by the clocks of this device, where they
 * are not those of the institute; of what they have chosen nothing changes. It asks only while `isAsked`.
 */
export function useNoteZone(isAsked: boolean): void {
  const mayChoose = useCan('choices.make');
  const { data } = useAnswer(getReminderChoice, {}, { enabled: isAsked && mayChoose });
  const { mutate } = useAct(setReminderChoice, { refreshes: [getReminderChoice] });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isOther = data?.isChosen === false && data.zone !== timeZone;
  useEffect(() => {
    if (isOther) mutate({ ...usual, zone: timeZone });
  }, [isOther, mutate, timeZone]);
}
