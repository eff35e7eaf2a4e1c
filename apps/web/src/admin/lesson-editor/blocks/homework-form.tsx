import type { HomeworkTask } from '@institute/contract/homework/task';
import { MOST_HOMEWORK_LINES } from '@institute/contract/homework/task-limits';
import type { BlockOf, ReadLine } from '@institute/contract/lessons/blocks';
import { Plus } from 'lucide-react';
import { TaskTerms, TaskWords } from '../../../domains/homework/widgets/task-fields.tsx';
import type { TaskFieldsProps } from '../../../domains/homework/widgets/task-fields-props.ts';
import { Button } from '../../../ui/button.tsx';
import { LateMediaField } from '../media/late-media-field.tsx';
import { LineSound } from '../media/line-sound.tsx';
import { slotOf } from '../media/media-work.ts';
import type { BlockFormProps } from './block-form-props.ts';
import { rowWords } from './lines-form.tsx';
import { newLine } from './new-block.ts';
import { PairRows } from './pair-rows.tsx';
import { pasteLines, withSound } from './pasted-lines.ts';
import { homeworkFieldText as words } from './text.ts';
import { Wrong } from './wrong.tsx';

type HomeworkFormProps = BlockFormProps<BlockOf<'homework'>>;

/** Homework: what is to be done, read or looked at, and how it is handed in and answered. */
export function HomeworkForm({ block, errorOf, onChange }: HomeworkFormProps) {
  const fields: TaskFieldsProps = {
    task: block.task,
    errorOf: (path) => errorOf(`task.${path}`),
    onChange: (changed) =>
      onChange((one) => (one.kind === 'homework' ? { ...one, task: changed(one.task) } : one)),
  };
  return (
    <>
      <TaskWords {...fields} />
      <Lines {...fields} blockId={block.id} />
      <Picture {...fields} blockId={block.id} />
      <TaskTerms {...fields} />
    </>
  );
}

interface PartProps extends TaskFieldsProps {
  blockId: string;
}

function Lines({ blockId, task, errorOf, onChange }: PartProps) {
  const { lines = [] } = task;
  const change = (changed: (lines: readonly ReadLine[]) => readonly ReadLine[]) =>
    onChange((one) => withLines(one, changed(one.lines ?? [])));
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium text-sm">{words.lines}</p>
      <p className="text-muted text-sm">{words.linesHint}</p>
      {lines.length === 0 ? (
        <Button
          size="sm"
          variant="secondary"
          icon={<Plus size={18} />}
          onClick={() => change(() => [newLine()])}
          className="self-start"
        >
          {rowWords.add}
        </Button>
      ) : (
        <PairRows
          pairs={lines.map(({ id, arabic, translation }) => ({
            key: id,
            first: arabic,
            second: translation,
          }))}
          words={rowWords}
          most={MOST_HOMEWORK_LINES}
          longest={1000}
          errorOf={(at, side) =>
            errorOf(`lines.${at}.${side === 'first' ? 'arabic' : 'translation'}`)
          }
          onType={(at, side, value) =>
            change((all) =>
              all.map((line, i) =>
                i === at ? { ...line, [side === 'first' ? 'arabic' : 'translation']: value } : line,
              ),
            )
          }
          onAdd={(at) => change((all) => [...all.slice(0, at), newLine(), ...all.slice(at)])}
          onRemove={(at) => change((all) => all.filter((_, i) => i !== at))}
          onPasteLines={(at, pasted) =>
            pasteLines({ at, pasted, most: MOST_HOMEWORK_LINES, change })
          }
          extra={(at) => {
            const line = lines[at];
            return (
              line && (
                <LineSound
                  slot={slotOf(blockId, line.id)}
                  place={at + 1}
                  value={line.sound ?? ''}
                  error={errorOf(`lines.${at}.sound`)}
                  onChange={(sound) => change((all) => withSound(all, line.id, sound))}
                />
              )
            );
          }}
        />
      )}
      <Wrong message={errorOf('lines')} />
    </div>
  );
}

/** Without any, a task has no lines at all. */
function withLines(task: HomeworkTask, lines: readonly ReadLine[]): HomeworkTask {
  const { lines: _before, ...rest } = task;
  return lines.length === 0 ? rest : { ...rest, lines: [...lines] };
}

function Picture({ blockId, task, errorOf, onChange }: PartProps) {
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium text-sm">{words.picture}</p>
      <LateMediaField
        slot={slotOf(blockId)}
        kind="image"
        value={task.picture ?? ''}
        error={errorOf('picture')}
        onChange={(picture) =>
          onChange(({ picture: _before, ...rest }) =>
            picture === '' ? rest : { ...rest, picture },
          )
        }
      />
    </div>
  );
}
