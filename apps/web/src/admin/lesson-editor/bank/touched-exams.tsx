import type { BankExercise } from '@institute/contract/bank/bank';
import { pathTo } from '@institute/contract/routes';
import { Link } from 'react-router';
import { useTouchedExams } from '../../../domains/exams/items-api.ts';
import { PersonText } from '../../../ui/person-text.tsx';
import { touchedText as words } from './text.ts';

interface TouchedExamsProps {
  classId: string;
  /** The one that was corrected. */
  exercise: Pick<BankExercise, 'id' | 'version'>;
}

/** Leads to the exams that drew an exercise and have other marks by its key as it is now. */
export function TouchedExams({ classId, exercise }: TouchedExamsProps) {
  const { data: exams = [] } = useTouchedExams(exercise);
  return (
    // There before it says anything, so that it is read out.
    <div role="status">
      {exams.length > 0 && (
        <div className="mb-5 rounded-card border border-gold bg-gold-soft p-4">
          <h2 className="font-semibold">{words.title}</h2>
          <ul>
            {exams.map(({ id, subject, touched }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3">
                <PersonText>{subject}</PersonText>
                <span className="text-sm">{words.touched(touched)}</span>
                <Link
                  to={`${pathTo('managedClass', { id: classId })}?tab=gradebook&items=${id}`}
                  className="tap inline-flex items-center font-medium text-primary underline underline-offset-4"
                >
                  {words.look}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
