import type { OfficeWork } from '@institute/contract/reports/reports';
import { pathTo } from '@institute/contract/routes';
import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { type SetupStep, setupSteps } from '../../domains/reports/work-model.ts';
import { IMPORT_STUDENTS } from '../../domains/roster/import-place.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { text } from './text.ts';
import { useVisitorLook } from './visitor-look-store.ts';

const words = text.setup;

/** Where each step is done. */
const places: Readonly<Record<SetupStep, string>> = {
  name: `${pathTo('settings')}#institute`,
  class: pathTo('managedClasses'),
  lesson: pathTo('managedClasses'),
  published: `${pathTo('managedClasses')}?status=draft`,
  visitor: pathTo('publicClasses'),
  student: `${pathTo('students')}${IMPORT_STUDENTS}`,
  payment: `${pathTo('settings')}#payments`,
  budget: `${pathTo('settings')}#budget`,
  mail: pathTo('health'),
};

/** What an institute needs before its first student can study; it ticks itself, and leaves when done. */
export function SetupList({ setup }: Pick<OfficeWork, 'setup'>) {
  const hasLooked = useVisitorLook((state) => state.hasLooked);
  // Whoever came as the first student has looked: an institute at work is not asked to.
  const done = { ...setup, visitor: hasLooked || setup.student };
  const open = setupSteps.filter((step) => !done[step]);
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
            {done[step] ? (
              <CircleCheck size={22} className="shrink-0 text-good" />
            ) : (
              <Circle size={22} className="shrink-0 text-line-strong" />
            )}
            <span className="sr-only">{done[step] ? words.isDone : words.isOpen}</span>
            <span className="min-w-0 grow basis-40">
              <span className="block font-medium leading-snug">{words.steps[step].title}</span>
              {!done[step] && (
                <span className="block text-muted text-sm">{detailOf(step, setup)}</span>
              )}
            </span>
            {!done[step] && <Way step={step} isNext={step === next} />}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** What a step is for, or which half of it is missing. */
function detailOf(step: SetupStep, { cardSecretMissing }: OfficeWork['setup']): string {
  if (step === 'payment' && cardSecretMissing) return words.steps.payment.secret;
  return words.steps[step].detail;
}

/** The way to where a step is done. */
function Way({ step, isNext }: { step: SetupStep; isNext: boolean }) {
  const look = useVisitorLook((state) => state.look);
  // On a phone it stands on a line of its own, its words beneath those of the step.
  const className = isNext
    ? `${buttonClass('primary', 'sm')} max-sm:ms-8.5`
    : 'tap inline-flex items-center rounded-field px-3 font-medium text-primary text-sm hover:underline max-sm:ms-5.5';
  const { act } = words.steps[step];
  if (step !== 'visitor') {
    return (
      <Link to={places[step]} className={className}>
        {act}
      </Link>
    );
  }
  // The server makes the page of visitors whole, for signed-in people too.
  return (
    <a href={places.visitor} target="_blank" rel="noopener" onClick={look} className={className}>
      {act}
    </a>
  );
}
