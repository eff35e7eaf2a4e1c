import type { StudentPlace } from '@institute/contract/reports/student-record';
import { useParams } from 'react-router';
import { useStudentRecord } from '../../domains/reports/record-api.ts';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { Card } from '../../ui/card.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { text } from './record-text.ts';

/** The browsers on which a student is signed in now. */
export function DevicesTab() {
  const { id = '' } = useParams();
  const places = useStudentRecord(Number(id)).data?.places ?? [];
  return (
    <Card>
      <h2 className="mb-3 text-lg">{text.devices}</h2>
      {places.length === 0 && <p className="text-muted">{text.noDevices}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {places.map((place) => (
          <Place key={place.id} place={place} />
        ))}
      </ul>
    </Card>
  );
}

function Place({ place: { browser, system, signedInAt, lastSeenAt } }: { place: StudentPlace }) {
  const isKnown = browser !== '' && system !== '';
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <p className="font-medium">
        {isKnown ? (
          <Sentence
            words={text.device}
            fill={{ browser: <bdi>{browser}</bdi>, system: <bdi>{system}</bdi> }}
          />
        ) : (
          browser || system || text.unknownDevice
        )}
      </p>
      <p className="text-muted text-sm">
        <Sentence
          words={text.signedIn}
          fill={{
            date: <InstituteTime at={signedInAt} withTime />,
            seen: <InstituteTime at={lastSeenAt} withTime />,
          }}
        />
      </p>
    </li>
  );
}
