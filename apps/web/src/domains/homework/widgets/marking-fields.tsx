import type { HomeworkTask, RubricLine } from '@institute/contract/homework/task';
import {
  FEWEST_RUBRIC_LINES,
  type MarkingKind,
  MOST_RUBRIC_LINES,
  MOST_RUBRIC_POINTS,
  markingKinds,
} from '@institute/contract/homework/task-limits';
import { Plus, X } from 'lucide-react';
import { newRequestKey } from '../../../forms/request-key.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Input, Select } from '../../../ui/input.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { taskText as words } from '../task-text.ts';
import type { TaskFieldsProps } from './task-fields-props.ts';

const kinds = markingKinds.map((value) => ({ value, label: words.markings[value] }));
/** Points of a line that is new. */
const USUAL_POINTS = 5;
const newCriterion = (): RubricLine => ({ id: newRequestKey(8), title: '', points: USUAL_POINTS });

const markingOf = (kind: MarkingKind): HomeworkTask['marking'] =>
  kind === 'rubric'
    ? { kind, lines: Array.from({ length: FEWEST_RUBRIC_LINES }, newCriterion) }
    : { kind };

/** How homework is answered: seen, with a mark, or with points for each line of a rubric. */
export function MarkingFields({ task: { marking }, errorOf, onChange }: TaskFieldsProps) {
  const change = (changed: (lines: RubricLine[]) => RubricLine[]) =>
    onChange((one) =>
      one.marking.kind === 'rubric'
        ? { ...one, marking: { ...one.marking, lines: changed(one.marking.lines) } }
        : one,
    );
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium text-sm">{words.marking}</p>
      <Segmented<MarkingKind>
        label={words.marking}
        options={kinds}
        value={marking.kind}
        onChange={(kind) => onChange((one) => ({ ...one, marking: markingOf(kind) }))}
        className="self-start"
      />
      {marking.kind === 'rubric' && (
        <>
          <p className="text-muted text-sm">{words.criteriaHint}</p>
          <ol className="flex flex-col gap-2">
            {marking.lines.map((line, at) => (
              <Criterion
                key={line.id}
                line={line}
                place={at + 1}
                error={errorOf(`marking.lines.${at}.title`)}
                onType={(changed) =>
                  change((all) =>
                    all.map((one) => (one.id === line.id ? { ...one, ...changed } : one)),
                  )
                }
                onRemove={
                  marking.lines.length > FEWEST_RUBRIC_LINES
                    ? () => change((all) => all.filter(({ id }) => id !== line.id))
                    : null
                }
              />
            ))}
          </ol>
          <Button
            size="sm"
            variant="secondary"
            icon={<Plus size={18} />}
            disabled={marking.lines.length >= MOST_RUBRIC_LINES}
            onClick={() => change((all) => [...all, newCriterion()])}
            className="self-start"
          >
            {words.addCriterion}
          </Button>
        </>
      )}
    </div>
  );
}

interface CriterionProps {
  line: RubricLine;
  /** Counts from 1. */
  place: number;
  error: string | undefined;
  onType: (changed: Partial<RubricLine>) => void;
  /** Null where a rubric would have too few without it. */
  onRemove: (() => void) | null;
}

const points = Array.from({ length: MOST_RUBRIC_POINTS }, (_, at) => at + 1);

function Criterion({ line, place, error, onType, onRemove }: CriterionProps) {
  return (
    <li className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-1 sm:flex-nowrap">
        <Input
          type="text"
          aria-label={words.criterion(place)}
          aria-invalid={error ? true : undefined}
          aria-description={error}
          value={line.title}
          onChange={({ target }) => onType({ title: target.value })}
          maxLength={100}
          dir="auto"
          autoComplete="off"
        />
        <Select
          aria-label={words.points(place)}
          value={`${line.points}`}
          onChange={({ target }) => onType({ points: Number(target.value) })}
          className="max-w-36 grow"
        >
          {points.map((count) => (
            <option key={count} value={`${count}`}>
              {words.pointsOf(count)}
            </option>
          ))}
        </Select>
        <IconButton
          label={words.removeCriterion(place)}
          disabled={onRemove === null}
          onClick={() => onRemove?.()}
          className="shrink-0 text-muted"
        >
          <X size={18} />
        </IconButton>
      </div>
      {error && <p className="font-medium text-bad text-sm">{error}</p>}
    </li>
  );
}
