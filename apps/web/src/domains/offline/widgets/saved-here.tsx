import { pathTo } from '@institute/contract/routes';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { sizeText } from '../../../ui/byte-size.ts';
import { Card } from '../../../ui/card.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { readSaved, useSavedStore } from '../saved-classes.ts';
import { canSave, type Room, roomHere } from '../storage.ts';
import { text as words } from '../text.ts';
import { SavedState } from './saved-state.tsx';
import { WaitingList } from './waiting-list.tsx';

const text = words.here;

/** What the person has saved on this device, how much room it takes, and what waits to be sent. */
export function SavedHere() {
  const classes = useSavedStore((state) => state.classes);
  const [failed, setFailed] = useState(false);
  const room = useRoom(classes);
  useEffect(() => void readSaved().catch(() => setFailed(true)), []);
  if (!canSave()) return null;
  const saved = Object.values(classes ?? {});
  return (
    <Card aria-labelledby="saved-here" className="mt-5">
      <h2 id="saved-here" className="mb-1 text-xl">
        {text.heading}
      </h2>
      <p className="text-muted">{text.intro}</p>
      {failed && <p className="mt-3 rounded-field bg-sunken px-3 py-2">{text.failed}</p>}
      {classes !== null && saved.length === 0 && <p className="mt-3">{text.none}</p>}
      {saved.length > 0 && (
        <ul className="mt-3 flex flex-col">
          {saved.map((one) => (
            <li key={one.key} className="border-line border-t py-3 first:border-t-0">
              <Link
                to={pathTo('class', { id: one.classId })}
                className="tap mb-1 inline-flex items-center font-semibold text-primary"
              >
                <PersonText>{one.name}</PersonText>
              </Link>
              <SavedState saved={one} />
            </li>
          ))}
        </ul>
      )}
      {room && (
        <p className="mt-3 text-muted text-sm">
          {text.used(sizeText(room.used), sizeText(room.free))}
        </p>
      )}
      <WaitingList />
    </Card>
  );
}

/** The room on this device, asked about again when what is saved changes. */
function useRoom(saved: unknown): Room | null {
  const [room, setRoom] = useState<{ room: Room | null; of: unknown }>({ room: null, of: null });
  const isOld = room.of !== saved;
  useEffect(() => {
    if (isOld) void roomHere().then((now) => setRoom({ room: now, of: saved }));
  }, [isOld, saved]);
  return room.room;
}
