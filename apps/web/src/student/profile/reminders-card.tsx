import type { InputOf } from '@institute/contract/call';
import {
  getReminderChoice,
  type ReminderWay,
  reminderWays,
  setReminderChoice,
  WAKING,
} from '@institute/contract/meetings/reminders';
import { getMailChoice } from '@institute/contract/messages/mail-choice';
import { zoneName } from '@institute/contract/time/zone-name';
import { useState } from 'react';
import { useAct, useAnswer } from '../../platform/answers.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatTime } from '../../ui/format.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { PhoneReminders } from './phone-reminders.tsx';
import { text as profileText } from './text.ts';

const text = profileText.reminders;

/** How one is reminded of live meetings. */
export function RemindersCard() {
  const choice = useAnswer(getReminderChoice, {}, { staleTime: 0 });
  return (
    <Card aria-labelledby="reminders" className="mt-5">
      <h2 id="reminders" className="mb-1 text-xl">
        {text.heading}
      </h2>
      {choice.data ? (
        <Reminders {...choice.data} />
      ) : choice.isError ? (
        <ErrorState title={text.failed} query={choice} />
      ) : (
        <Loading label={text.loading}>
          <Skeleton className="h-40" />
        </Loading>
      )}
    </Card>
  );
}

/** Says to whoever wants no mail that goes to many that reminders are among it. */
function NoMail() {
  const mail = useAnswer(getMailChoice, {});
  if (mail.data?.isWanted !== false) return null;
  const choice = <a href="#choices">{text.mailChoice}</a>;
  return (
    <p className="text-muted text-sm">
      <Sentence words={text.noMail} fill={{ choice }} />
    </p>
  );
}

type Choice = Omit<InputOf<typeof setReminderChoice>, 'zone'>;

const ways = reminderWays.map((value) => ({ value, label: text.ways[value] }));

/** The hours at which somebody may be reminded, as clocks show them. */
const hours = Array.from({ length: WAKING.until - WAKING.from }, (_, index) => {
  const hour = WAKING.from + index;
  const label = formatTime(new Date(Date.UTC(2027, 0, 1, hour)), 'UTC');
  return { value: String(hour), label };
});

/** The choices, each saved in its press: what was wanted is shown until the saving has ended. */
function Reminders({ way, hour, zone }: { way: ReminderWay; hour: number; zone: string }) {
  const save = useAct(setReminderChoice, { refreshes: [getReminderChoice] });
  const [wanted, setWanted] = useState<Choice | null>(null);
  const shown = wanted ?? { way, hour: String(hour) };
  const choose = async (change: Partial<Choice>) => {
    const choice = { ...shown, ...change };
    setWanted(choice);
    try {
      // By the clocks of the device on which it is chosen.
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      await save.mutateAsync({ ...choice, zone: timeZone });
    } catch (error) {
      toast.error(`${text.notSaved} ${errorMessage(error)}`);
    } finally {
      setWanted(null);
    }
  };
  const isSaving = wanted !== null;
  return (
    <div className="flex flex-col gap-4">
      <PhoneReminders />
      <p className="border-line border-t pt-3 text-muted">{text.intro}</p>
      <SelectField
        label={text.meetings}
        options={ways}
        value={shown.way}
        disabled={isSaving}
        onChange={({ target }) => void choose({ way: target.value as ReminderWay })}
      />
      {shown.way === 'both' && <NoMail />}
      {shown.way !== 'none' && (
        <SelectField
          label={text.hour}
          hint={text.quiet(zoneName(zone))}
          options={hours}
          value={String(shown.hour)}
          disabled={isSaving}
          onChange={({ target }) => void choose({ hour: target.value })}
        />
      )}
    </div>
  );
}
