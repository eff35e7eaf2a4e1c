import type { DataOf } from '@institute/contract/call';
import { countOf, dictionary, formatNumber } from '@institute/contract/language';
import { getMyMeetings } from '@institute/contract/meetings/my-meetings';
import {
  chooseGroup,
  type GroupToChoose,
  getGroupChoice,
  leaveLine,
  waitForSeat,
} from '@institute/contract/meetings/seats';
import { ownTime } from '../../domains/meetings/meeting-time.ts';
import { weeklyTime } from '../../domains/meetings/weekly-time.ts';
import { useAct } from '../../platform/answers.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { useNow } from '../../platform/server-clock.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatBy, formatDay } from '../../ui/format.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { toast } from '../../ui/toast.ts';

/** Its words come with it. */
const text = dictionary('student/class-detail/groups', {
  choose: 'Choose your time',
  enrol: 'Enroll at this time',
  chooseThis: 'Choose this time',
  move: 'Move to this time',
  choosing: 'Choosing...',
  nothing: 'There is no time to choose at the moment.',
  yours: 'Your time',
  yoursAll: 'Your times',
  from: (day: string) => `from ${day} on`,
  until: (day: string) => `until ${day}`,
  others: 'Other times',
  noTimes: 'Its times are not fixed yet.',
  seats: (count: number) => `${countOf(count, 'seat')} left`,
  full: 'Full',
  wait: 'Join the waiting list',
  waiting: 'You are waiting',
  place: (place: string) =>
    `Number ${place} on the waiting list. You have no seat here yet. When one becomes free for you, you have 48 hours to take it.`,
  leave: 'Leave the waiting list',
  offered: (until: string) => `A seat is kept for you until ${until}.`,
  take: 'Take the seat',
  refuse: 'No, thank you',
  chosen: 'The time is chosen.',
  failed: 'This did not work. Please try again.',
});

interface GroupChoiceProps {
  choice: DataOf<typeof getGroupChoice>;
  /** Whether they have a place in the class. */
  isEnrolled: boolean;
  /** Joins the class, once a seat of it is kept; null where that cannot be now. */
  onSeat: (() => void) | null;
}

const refreshes = [getGroupChoice, getMyMeetings];

/** Until when, in few words: `Wednesday, 2 December, 18:00`. */
const untilWords = (at: Date) =>
  formatBy(at, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
  });

/** The groups of a class: which is the student's, and the way into one. */
export function GroupChoice({ choice, isEnrolled, onSeat }: GroupChoiceProps) {
  const { groups, groupId, mayMove } = choice;
  const own = new Set([groupId, ...choice.groupIds]);
  const mine = groups.filter(({ id }) => own.has(id));
  const others = groups.filter((group) => !mine.includes(group));
  const isChosen = groupId !== null;
  const rows = (
    <ul className="divide-y divide-line border-line border-t">
      {others.map((group) => (
        <li key={group.id} className="flex flex-col gap-2 py-3">
          <GroupWords group={group} />
          {(!isChosen || mayMove) && (
            <WayIn group={group} onSeat={onSeat} {...{ isEnrolled, isChosen }} />
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="groups" className="flex flex-col gap-2">
      <h2 id="groups" className="text-lg">
        {isChosen ? (mine.length > 1 ? text.yoursAll : text.yours) : text.choose}
      </h2>
      {mine.map((group) => (
        <GroupWords key={group.id} group={group} isMine />
      ))}
      {groups.length === 0 && <p className="text-muted">{text.nothing}</p>}
      {!isChosen && groups.length > 0 && rows}
      {isChosen && mayMove && others.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-primary">
            {text.others}
          </summary>
          {rows}
        </details>
      )}
    </section>
  );
}

/** When a group meets, by whose clocks, with whom, and how many seats are left. */
function GroupWords({ group, isMine = false }: { group: GroupToChoose; isMine?: boolean }) {
  const { name, teacherName, times, seatsLeft, place, offeredUntil, zone } = group;
  return (
    <div>
      <div className="flex items-start justify-between gap-3">
        <PersonText className="block min-w-0 font-semibold">{name}</PersonText>
        {!isMine && seatsLeft !== null && place === null && offeredUntil === null && (
          <Badge tone={seatsLeft === 0 ? 'gold' : 'good'}>
            {seatsLeft === 0 ? text.full : text.seats(seatsLeft)}
          </Badge>
        )}
        {place !== null && <Badge tone="info">{text.waiting}</Badge>}
      </div>
      {times.length === 0 && <p className="text-muted text-sm">{text.noTimes}</p>}
      {times.map((time) => {
        const { here, there } = weeklyTime(time, zone);
        return (
          <p key={`${time.weekday} ${time.startsAt} ${time.fromOn}`}>
            {[here, ...datesOf(time)].join(', ')}
            {there !== '' && <span className="block text-muted text-sm">{there}</span>}
          </p>
        );
      })}
      {teacherName !== '' && (
        <PersonText isName className="block text-muted text-sm">
          {teacherName}
        </PersonText>
      )}
    </div>
  );
}

/** From and until when a weekly time holds, where that is not always: `until 8 December 2026`. */
const datesOf = ({ fromOn, untilOn }: GroupToChoose['times'][number]): string[] => [
  ...(fromOn === null ? [] : [text.from(formatDay(fromOn))]),
  ...(untilOn === null ? [] : [text.until(formatDay(untilOn))]),
];

interface WayInProps extends Omit<GroupChoiceProps, 'choice'> {
  group: GroupToChoose;
  /** Whether they are in another group. */
  isChosen: boolean;
}

/** What a student can do about a group now: choose it, wait for a seat, or take the one that is theirs. */
function WayIn({ group, isEnrolled, isChosen, onSeat }: WayInProps) {
  const now = useNow();
  const choose = useAct(chooseGroup, { refreshes });
  const wait = useAct(waitForSeat, { refreshes });
  const leave = useAct(leaveLine, { refreshes });
  const { id, seatsLeft, place, offeredUntil } = group;
  const isOffered = offeredUntil !== null && offeredUntil > now;
  const act = async (does: () => Promise<unknown>) => {
    try {
      await does();
    } catch (error) {
      toast.error(errorMessage(error, text.failed));
    }
  };
  const take = () =>
    act(async () => {
      await choose.mutateAsync({ groupId: id });
      if (isEnrolled) toast.success(text.chosen);
      else onSeat?.();
    });
  const about = { groupId: id };
  const isBusy = choose.isPending || wait.isPending || leave.isPending;
  if (isOffered) {
    return (
      <div className="flex flex-col gap-2 rounded-field bg-gold-soft px-3 py-3">
        <p className="font-medium">
          {text.offered(ownTime(untilWords(offeredUntil), { at: offeredUntil, zone: group.zone }))}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            busy={choose.isPending}
            disabled={isBusy}
            busyLabel={text.choosing}
            onClick={take}
          >
            {text.take}
          </Button>
          <Button
            variant="secondary"
            busy={leave.isPending}
            disabled={isBusy}
            onClick={() => void act(() => leave.mutateAsync(about))}
          >
            {text.refuse}
          </Button>
        </div>
      </div>
    );
  }
  if (place !== null) {
    return (
      <>
        <p className="text-sm">{text.place(formatNumber(place))}</p>
        <Button
          variant="secondary"
          className="self-start"
          busy={leave.isPending}
          onClick={() => void act(() => leave.mutateAsync(about))}
        >
          {text.leave}
        </Button>
      </>
    );
  }
  if (!isEnrolled && !onSeat) return null;
  if (seatsLeft === 0) {
    if (isChosen) return null;
    return (
      <Button
        variant="secondary"
        className="self-start"
        busy={wait.isPending}
        onClick={() => void act(() => wait.mutateAsync(about))}
      >
        {text.wait}
      </Button>
    );
  }
  const words = isChosen ? text.move : text.chooseThis;
  return (
    <Button
      className="self-start"
      variant={isChosen ? 'secondary' : 'primary'}
      busy={choose.isPending}
      busyLabel={text.choosing}
      onClick={take}
    >
      {isEnrolled ? words : text.enrol}
    </Button>
  );
}
