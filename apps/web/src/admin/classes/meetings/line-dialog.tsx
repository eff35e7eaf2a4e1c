import type { Group } from '@institute/contract/meetings/groups';
import { getLines, type InLine, moveUpInLine, offerSeat } from '@institute/contract/meetings/seats';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useTimeZone } from '../../../domains/settings/time-zone.ts';
import { GuardedFormDialog } from '../../../forms/guarded-form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useAct } from '../../../platform/answers.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatDate, formatDateTime } from '../../../ui/format.ts';
import { TextareaField } from '../../../ui/input.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { toast } from '../../../ui/toast.ts';
import { text } from './lines-text.ts';

interface LineDialogProps {
  group: Group;
  people: readonly InLine[];
  onClose: () => void;
}

/** What is done about somebody in a line. */
type Doing = { act: 'first' | 'offer'; person: InLine } | null;

/** Who waits for a seat in a group, in their order, and who is offered one. */
export function LineDialog({ group, people, onClose }: LineDialogProps) {
  const [doing, setDoing] = useState<Doing>(null);
  const timeZone = useTimeZone();
  const [first] = people.filter(({ state }) => state === 'waiting');
  if (doing) return <ReasonDialog group={group} {...doing} onClose={() => setDoing(null)} />;
  return (
    <Dialog open onClose={onClose} title={text.lineOf(group.name)} size="md">
      <p className="text-muted">{text.detail}</p>
      {people.length === 0 ? (
        <p className="py-4">{text.nobody}</p>
      ) : (
        <ol className="mt-2 divide-y divide-line">
          {people.map((person) => (
            <li key={person.studentId} className="py-3">
              <PersonText isName className="block font-medium">
                {person.name}
              </PersonText>
              <p className="text-muted text-sm">{factsOf(person, timeZone)}</p>
              {person.state === 'waiting' && (
                <div className="mt-2 flex flex-wrap gap-2">
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={text.offerTo(person.name)}
                    onClick={() => setDoing({ act: 'offer', person })}
                  >
                    {text.offer}
                  </Button>
                  {person !== first && (
                    <Button
                      size="sm"
                      variant="ghost"
                      aria-label={text.putFirst(person.name)}
                      onClick={() => setDoing({ act: 'first', person })}
                    >
                      {text.first}
                    </Button>
                  )}
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}

/** `Waits, since 1 December 2026 · not in the class yet`. */
function factsOf({ state, since, until, isInClass }: InLine, timeZone: string): string {
  const when = until
    ? text.until(formatDateTime(until, timeZone))
    : text.since(formatDate(since, timeZone));
  return [text.state[state], when, ...(isInClass ? [] : [text.notInClass])].join(' · ');
}

const schema = z.object({
  reason: z.string().check(z.trim(), z.minLength(1, text.reasonMissing)),
});

interface ReasonDialogProps {
  group: Group;
  act: 'first' | 'offer';
  person: InLine;
  onClose: () => void;
}

/** Puts somebody first in a line, or offers them a seat, for a reason. */
function ReasonDialog({ group, act, person, onClose }: ReasonDialogProps) {
  const moveUp = useAct(moveUpInLine, { refreshes: [getLines] });
  const offer = useAct(offerSeat, { refreshes: [getLines] });
  const isFirst = act === 'first';
  const form = useForm({
    schema,
    defaultValues: { reason: '' },
    words: { refused: text.refused, isOurs: true },
    onSubmit: async ({ reason }) => {
      const about = { groupId: group.id, studentId: person.studentId, reason };
      await (isFirst ? moveUp : offer).mutateAsync(about);
      toast.success(isFirst ? text.movedUp : text.offered);
      onClose();
    },
  });
  return (
    <GuardedFormDialog
      form={form}
      title={isFirst ? text.firstTitle(person.name) : text.offerTitle(person.name)}
      onClose={onClose}
      submit={isFirst ? text.first : text.offer}
      busyLabel={text.saving}
    >
      <p className="text-muted">{isFirst ? text.firstDetail : text.offerDetail}</p>
      <TextareaField
        label={text.reason}
        hint={text.reasonHint}
        rows={2}
        maxLength={300}
        dir="auto"
        data-autofocus=""
        {...form.field('reason')}
      />
    </GuardedFormDialog>
  );
}
