import { factsText } from '../../domains/classes/facts-text.ts';
import { text as classText, levelText } from '../../domains/classes/text.ts';
import { Teachers } from '../../domains/classes/widgets/teachers.tsx';
import type { ClassDetails } from '../../domains/lessons/model.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { Fact } from './fact.tsx';

/** What a class is in a row: level, hours, lessons, teacher; of what nothing is said, nothing stands. */
export function AtAGlance({ details: { item, teachers } }: { details: ClassDetails }) {
  const { level, hours, lessonCount, teacher } = item;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-8">
      {level && <Fact name={factsText.level}>{factsText.levelOf(level, levelText[level])}</Fact>}
      {hours > 0 && <Fact name={factsText.hours}>{factsText.hoursOf(hours)}</Fact>}
      <Fact name={factsText.lessons}>{classText.lessons(lessonCount)}</Fact>
      {(teachers.length > 0 || teacher) && (
        <Fact name={factsText.teacher}>
          {teachers.length > 0 ? (
            <Teachers teachers={teachers} />
          ) : (
            <PersonText>{teacher}</PersonText>
          )}
        </Fact>
      )}
    </dl>
  );
}
