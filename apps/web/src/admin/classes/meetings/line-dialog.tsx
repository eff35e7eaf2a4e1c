import type { Group } from '@institute/contract/meetings/groups';
import { getLines, type InLine, moveUpInLine, offerSeat } from '@institute/contract/meetings/seats';
import { useState } from 'react';
import { useTimeZone } from '../../../domains/settings/time-zone.ts';
import { ReasonDialog } from '../../../forms/reason-dialog.tsx';
import { useAct } from '../../../platform/answers.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatDate, formatDateTime } from '../../../ui/format.ts';
import { PersonText } from '../../../ui/person-text.tsx';
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
  if (doing) return <StepDialog group={group} {...doing} onClose={() => setDoing(null)} />;
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

interface StepDialogProps {
  group: Group;
  act: 'first' | 'offer';
  person: InLine;
  onClose: () => void;
}

/** Puts somebody first in a line, or offers them a seat, for a reason. */
function StepDialog({ group, act, person, onClose }: StepDialogProps) {
  const moveUp = useAct(moveUpInLine, { refreshes: [getLines] });
  const offer = useAct(offerSeat, { refreshes: [getLines] });
  const isFirst = act === 'first';
  const { studentId, name } = person;
  return (
    <ReasonDialog
      title={isFirst ? text.firstTitle(name) : text.offerTitle(name)}
      label={text.reason}
      hint={text.reasonHint}
      missing={text.reasonMissing}
      maxLength={300}
      confirmLabel={isFirst ? text.first : text.offer}
      busyLabel={text.saving}
      done={isFirst ? text.movedUp : text.offered}
      words={{ refused: text.refused, isOurs: true }}
      onConfirm={(reason) =>
        (isFirst ? moveUp : offer).mutateAsync({ groupId: group.id, studentId, reason })
      }
      onClose={onClose}
    >
      <p className="text-muted">{isFirst ? text.firstDetail : text.offerDetail}</p>
    </ReasonDialog>
  );
}
