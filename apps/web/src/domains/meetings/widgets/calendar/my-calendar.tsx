import type { DataOf } from '@institute/contract/call';
import {
  getCalendarFeed,
  makeCalendarFeed,
  removeCalendarFeed,
  setCalendarInvites,
} from '@institute/contract/meetings/calendar-feed';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useConfirm } from '../../../../forms/use-confirm.ts';
import { useAct, useAnswer } from '../../../../platform/answers.ts';
import { errorMessage } from '../../../../platform/api-error.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { FormAlert } from '../../../../ui/form-alert.tsx';
import { SavedCheckbox } from '../../../../ui/saved-checkbox.tsx';
import { Sentence } from '../../../../ui/sentence.tsx';
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx';
import { toast } from '../../../../ui/toast.ts';
import { useUser } from '../../../auth/use-user.ts';
import { InstituteTime } from '../../../settings/widgets/institute-time.tsx';
import { CalendarAddress } from './calendar-address.tsx';
import { text } from './text.ts';

const refreshes = [getCalendarFeed];

/** Connects the calendar of one's phone with one's meetings, and ends that. */
export function MyCalendar() {
  const feed = useAnswer(getCalendarFeed, {}, { staleTime: 0 });
  const [url, setUrl] = useState<string | null>(null);
  if (!feed.data) {
    if (feed.isError) return <ErrorState title={text.failed} query={feed} />;
    return (
      <Loading label={text.loading}>
        <Skeleton className="h-24" />
      </Loading>
    );
  }
  const { madeAt, isInvited } = feed.data;
  return (
    <>
      {madeAt === null ? <Connect onMade={setUrl} /> : <Connected {...{ madeAt, url, setUrl }} />}
      <Invitations isInvited={isInvited} />
    </>
  );
}

function Connected({
  madeAt,
  url,
  setUrl,
}: {
  madeAt: Date;
  url: string | null;
  setUrl: (url: string | null) => void;
}) {
  return (
    <div className="flex flex-col items-start gap-3">
      {url === null ? (
        <>
          <p>
            <Sentence words={text.since} fill={{ date: <InstituteTime at={madeAt} /> }} />
          </p>
          <p className="text-muted">{text.onceOnly}</p>
        </>
      ) : (
        <CalendarAddress url={url} />
      )}
      <div className="flex flex-wrap gap-2">
        <Another onMade={setUrl} />
        <Disconnect onDone={() => setUrl(null)} />
      </div>
    </div>
  );
}

/** Whether one is invited to each meeting by e-mail; nothing for whoever has none. */
function Invitations({ isInvited }: { isInvited: boolean }) {
  const save = useAct(setCalendarInvites, { refreshes });
  const hasEmail = useUser()?.email;
  if (!hasEmail) return null;
  const choose = async (isOn: boolean) => {
    try {
      await save.mutateAsync({ wanted: isOn ? '1' : '0' });
    } catch (error) {
      toast.error(`${text.notSaved} ${errorMessage(error)}`);
    }
  };
  return (
    <div className="mt-4 border-line border-t pt-1">
      <SavedCheckbox
        label={text.invites}
        hint={text.invitesHint}
        checked={isInvited}
        onSave={choose}
      />
    </div>
  );
}

interface Making {
  onMade: (url: DataOf<typeof makeCalendarFeed>['url']) => void;
}

function Connect({ onMade }: Making) {
  const make = useAct(makeCalendarFeed, { refreshes });
  const form = useConfirm({
    words: { refused: text.refused },
    onConfirm: async () => onMade((await make.mutateAsync({})).url),
  });
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-muted">{text.intro}</p>
      <FormAlert message={form.failure} />
      <Button
        icon={<CalendarPlus size={20} />}
        busy={form.isRunning}
        busyLabel={text.connecting}
        onClick={() => void form.submit()}
      >
        {text.connect}
      </Button>
    </div>
  );
}

function Another({ onMade }: Making) {
  const [isAsking, setAsking] = useState(false);
  const make = useAct(makeCalendarFeed, { refreshes });
  const form = useConfirm({
    words: { refused: text.refused },
    onConfirm: async () => {
      onMade((await make.mutateAsync({})).url);
      setAsking(false);
    },
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {text.another}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text.anotherTitle}
        confirmLabel={text.another}
        busyLabel={text.connecting}
        busy={form.isRunning}
        onConfirm={() => void form.submit()}
        onClose={() => setAsking(false)}
      >
        <p>{text.anotherDetail}</p>
        <FormAlert message={form.failure} />
      </ConfirmDialog>
    </>
  );
}

function Disconnect({ onDone }: { onDone: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const remove = useAct(removeCalendarFeed, { refreshes });
  const form = useConfirm({
    words: { refused: text.refused },
    onConfirm: async () => {
      await remove.mutateAsync({});
      setAsking(false);
      onDone();
      toast.success(text.disconnected);
    },
  });
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {text.disconnect}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text.disconnectTitle}
        confirmLabel={text.disconnect}
        busyLabel={text.disconnecting}
        busy={form.isRunning}
        onConfirm={() => void form.submit()}
        onClose={() => setAsking(false)}
      >
        <p>{text.disconnectDetail}</p>
        <FormAlert message={form.failure} />
      </ConfirmDialog>
    </>
  );
}
