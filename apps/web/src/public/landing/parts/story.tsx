import type { QuestionAndAnswer } from '@institute/contract/settings/institute-profile';
import type { Profile } from '../../../domains/settings/profile-model.ts';
import { LevelMap } from '../../../domains/settings/widgets/level-map.tsx';
import { TeacherList } from '../../../domains/settings/widgets/teacher-list.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { arabic } from './arabic.ts';
import { CertificateSection } from './sample-certificate.tsx';
import { Section } from './section.tsx';
import { Steps } from './steps.tsx';
import { text } from './text.ts';

interface StoryProps {
  siteName: string;
  profile: Profile;
}

/** What there is to know of the institute. What nothing is written of is left out. */
export function Story({ siteName, profile: { steps, teachers, levels, questions } }: StoryProps) {
  return (
    <>
      <Steps own={steps} />
      {levels.length > 0 && (
        <Section id="levels" arabic={arabic.levels} title={text.levels.title} isSunken>
          <LevelMap levels={levels} />
        </Section>
      )}
      {teachers.length > 0 && (
        <Section id="teachers" arabic={arabic.teachers} title={text.teachers.title}>
          <TeacherList teachers={teachers} />
        </Section>
      )}
      <CertificateSection siteName={siteName} />
      {questions.length > 0 && (
        <Section
          id="questions"
          arabic={arabic.questions}
          title={text.questions.title}
          isSunken
          isSplit
        >
          <Questions questions={questions} />
        </Section>
      )}
    </>
  );
}

function Questions({ questions }: { questions: readonly QuestionAndAnswer[] }) {
  return (
    <div className="divide-y divide-line-strong/40 border-line-strong/40 border-y">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="tap flex items-center gap-3 rounded-field py-3 font-semibold">
            <span className="me-auto">
              <PersonText>{question}</PersonText>
            </span>
            <span
              aria-hidden="true"
              className="size-2.5 shrink-0 -translate-y-0.5 rotate-45 border-current border-e-2 border-b-2 text-gold-strong transition-transform duration-150 group-open:translate-y-0.5 group-open:-rotate-135 rtl:rotate-[-45deg]"
            />
          </summary>
          <RichText text={answer} className="pb-4" />
        </details>
      ))}
    </div>
  );
}
