import type { DataOf, InputOf } from '@institute/contract/call';
import {
  type DailyWay,
  dailyWays,
  getReminderChoice,
  type ReminderWay,
  reminderWays,
  setReminderChoice,
  usualReminders,
  WAKING,
} from '@institute/contract/meetings/reminders';
import { getMailChoice } from '@institute/contract/messages/mail-choice';
import { zoneName } from '@institute/contract/time/zone-name';
import { useState } from 'react';
import { useUser } from '../../domains/auth/use-user.ts';
import { useNoteZone } from '../../domains/meetings/use-note-zone.ts';
import { useAct, useAnswer } from '../../platform/answers.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatTime } from '../../ui/format.ts';
import { SavedCheckbox } from '../../ui/saved-checkbox.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { PhoneReminders } from './phone-reminders.tsx';
import { text as profileText } from './text.ts';

const text = profileText.reminders;

/** How one is reminded: of live meetings, and once a day of what waits. */
export function RemindersCard() {
  const choice = useAnswer(getReminderChoice, {}, { staleTime: 0 });
  useNoteZone(true);
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

type Choice = Required<Omit<InputOf<typeof setReminderChoice>, 'zone'>>;
type Choose = (change: Partial<Choice>) => Promise<void>;

const ways = reminderWays.map((value) => ({ value, label: text.ways[value] }));
const waysOfDay = dailyWays
  .filter((value) => value !== 'none')
  .map((value) => ({ value, label: text.daily.ways[value] }));

/** The hours at which somebody may be reminded, as clocks show them. */
const hours = Array.from({ length: WAKING.until - WAKING.from }, (_, index) => {
  const hour = WAKING.from + index;
  const label = formatTime(new Date(Date.UTC(2027, 0, 1, hour)), 'UTC');
  return { value: String(hour), label };
});

/** The choices, each saved in its press: what was wanted is shown until the saving has ended. */
function Reminders({ zone, ...known }: DataOf<typeof getReminderChoice>) {
  const save = useAct(setReminderChoice, { refreshes: [getReminderChoice] });
  const [wanted, setWanted] = useState<Choice | null>(null);
  const shown: Choice = wanted ?? {
    ...{ way: known.way, hour: String(known.hour) },
    ...{ dailyWay: known.dailyWay, dailyHour: String(known.dailyHour) },
  };
  const choose: Choose = async (change) => {
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
      <OnceADay shown={shown} zone={zone} isSaving={isSaving} choose={choose} />
      {(shown.way === 'both' || shown.dailyWay === 'email') && <NoMail />}
    </div>
  );
}

/** The one reminder of a day: off in one press, and how and when it comes. */
function OnceADay({
  shown,
  zone,
  isSaving,
  choose,
}: {
  shown: Choice;
  zone: string;
  isSaving: boolean;
  choose: Choose;
}) {
  const hasEmail = (useUser()?.email ?? '') !== '';
  const isOn = shown.dailyWay !== 'none';
  return (
    <>
      <div className="border-line border-t pt-1">
        <SavedCheckbox
          label={text.daily.label}
          hint={text.daily.hint}
          checked={isOn}
          disabled={isSaving}
          onSave={(on) => choose({ dailyWay: on ? usualReminders.dailyWay : 'none' })}
        />
      </div>
      {isOn && !hasEmail && <p className="text-muted text-sm">{text.daily.where}</p>}
      {isOn && hasEmail && (
        <SelectField
          label={text.daily.way}
          hint={shown.dailyWay === 'push' ? text.daily.where : undefined}
          options={waysOfDay}
          value={shown.dailyWay}
          disabled={isSaving}
          onChange={({ target }) => void choose({ dailyWay: target.value as DailyWay })}
        />
      )}
      {isOn && (
        <SelectField
          label={text.daily.hour}
          hint={text.quiet(zoneName(zone))}
          options={hours}
          value={String(shown.dailyHour)}
          disabled={isSaving}
          onChange={({ target }) => void choose({ dailyHour: target.value })}
        />
      )}
    </>
  );
}
