import { getStudentAccountNumber } from '@institute/contract/payments/account-numbers';
import { useAnswer } from '../../platform/answers.ts';
import { Card } from '../../ui/card.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { accountNumberText as text } from './text.ts';

/** The account number that a student has, or where the asking stands; nothing where there is none. */
export function StudentAccountNumber({ studentId }: { studentId: number }) {
  const { data } = useAnswer(getStudentAccountNumber, { studentId });
  if (!data || data.state === 'off' || data.state === 'none') return null;
  const { state, number, bank, holder, reason } = data;
  return (
    <Card aria-labelledby="account-number" className="mb-6">
      <h2 id="account-number" className="text-lg">
        {text.title}
      </h2>
      {state === 'assigned' && (
        <p className="[overflow-wrap:anywhere]">
          <bdi dir="ltr" className="figures font-semibold">
            {number}
          </bdi>
          {' · '}
          <PersonText>{bank}</PersonText>
          {' · '}
          <PersonText>{holder}</PersonText>
        </p>
      )}
      {state === 'asked' && <p>{text.asked}</p>}
      {state === 'failed' && <p>{reason}</p>}
    </Card>
  );
}
