import { pathTo } from '@institute/contract/routes';
import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { type OfficeWork, type SetupStep, setupSteps } from '../../domains/reports/work-model.ts';
import { IMPORT_STUDENTS } from '../../domains/roster/import-place.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { text } from './text.ts';

const words = text.setup;

/** Where each step is done. */
const places: Readonly<Record<SetupStep, string>> = {
  name: `${pathTo('settings')}#institute`,
  class: pathTo('managedClasses'),
  lesson: pathTo('managedClasses'),
  student: `${pathTo('students')}${IMPORT_STUDENTS}`,
  payment: `${pathTo('settings')}#payments`,
  mail: pathTo('health'),
};

/** What an institute needs before its first student can study; it ticks itself, and leaves when done. */
export function SetupList({ setup }: Pick<OfficeWork, 'setup'>) {
  const open = setupSteps.filter((step) => !setup[step]);
  const [next] = open;
  if (!next) return null;
  return (
    <Card aria-labelledby="setup">
      <h2 id="setup" className="text-xl">
        {words.title}
      </h2>
      <p className="mb-2 text-muted">
        {words.done(setupSteps.length - open.length, setupSteps.length)}
      </p>
      <ol className="divide-y divide-line">
        {setupSteps.map((step) => (
          <li key={step} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            {setup[step] ? (
              <CircleCheck size={22} className="shrink-0 text-good" />
            ) : (
              <Circle size={22} className="shrink-0 text-line-strong" />
            )}
            <span className="sr-only">{setup[step] ? words.isDone : words.isOpen}</span>
            <span className="min-w-0 grow basis-40">
              <span className="block font-medium leading-snug">{words.steps[step].title}</span>
              {!setup[step] && (
                <span className="block text-muted text-sm">{words.steps[step].detail}</span>
              )}
            </span>
            {step === next ? (
              <LinkButton to={places[step]} size="sm">
                {words.steps[step].act}
              </LinkButton>
            ) : (
              !setup[step] && (
                <Link
                  to={places[step]}
                  className="tap inline-flex items-center rounded-field px-3 font-medium text-primary text-sm hover:underline"
                >
                  {words.steps[step].act}
                </Link>
              )
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
