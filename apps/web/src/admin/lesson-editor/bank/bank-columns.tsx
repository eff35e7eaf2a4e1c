import type { BankExercise } from '@institute/contract/bank/bank';
import { exerciseText } from '@institute/contract/exercises/kinds';
import { InstituteTime } from '../../../domains/settings/widgets/institute-time.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { text } from './text.ts';

/** Beginning of a long question. */
const LONGEST = 160;

/** The columns of a bank. */
export const bankColumns: readonly Column<BankExercise>[] = [
  {
    id: 'prompt',
    header: text.prompt,
    isTitle: true,
    cell: ({ exercise }) => (
      <PersonText className="[overflow-wrap:anywhere]">
        {exercise.prompt.slice(0, LONGEST)}
      </PersonText>
    ),
  },
  {
    id: 'type',
    header: text.type,
    isWhole: true,
    cell: ({ exercise }) => exerciseText[exercise.type].name,
  },
  {
    id: 'topic',
    header: text.topic,
    cell: ({ topic }) =>
      topic === '' ? (
        <span className="text-muted">{text.noTopic}</span>
      ) : (
        <PersonText>{topic}</PersonText>
      ),
  },
  {
    id: 'added',
    header: text.addedBy,
    cell: ({ addedBy, addedAt }) => (
      <span className="text-muted">
        <PersonText>{addedBy}</PersonText>, <InstituteTime at={addedAt} />
      </span>
    ),
  },
];
