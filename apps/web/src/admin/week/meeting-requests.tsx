import { getMeetingRequests } from '@institute/contract/meetings/teacher-changes';
import { RequestRow } from '../../domains/meetings/widgets/request-row.tsx';
import { useAnswer } from '../../platform/answers.ts';
import { Card } from '../../ui/card.tsx';
import { text } from './text.ts';

/** What teachers ask about their meetings, each with its answer in one press; nothing where nobody asks. */
export function MeetingRequests() {
  const { data } = useAnswer(getMeetingRequests, {}, { staleTime: 0, refetchOnWindowFocus: true });
  if (!data || data.first.length === 0) return null;
  return (
    <Card aria-labelledby="requests" className="mb-6">
      <h2 id="requests" className="text-lg">
        {text.requests}
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {data.first.map((request) => (
          <RequestRow key={`${request.id} ${request.askedAt.getTime()}`} request={request} />
        ))}
      </ul>
    </Card>
  );
}
