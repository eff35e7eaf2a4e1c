import {
  columnName,
  deleteGradePreset,
  type GradePreset,
  getGradeScheme,
  saveGradePreset,
} from '@institute/contract/exams/grades';
import { formatNumber } from '@institute/contract/language';
import { X } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ConfirmedAct } from '../../../forms/confirmed-act.tsx';
import { useAct } from '../../../platform/answers.ts';
import { errorMessage } from '../../../platform/api-error.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/input.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { toast } from '../../../ui/toast.ts';
import { type TypedColumn, typedColumn, typedPreset } from './scheme-columns.ts';
import { schemeText as text } from './text.ts';

interface PresetsPanelProps {
  presets: readonly GradePreset[];
  /** What is typed, to be kept. */
  columns: readonly TypedColumn[];
}

/** The schemes that the institute keeps for all classes. */
export function PresetsPanel({ presets, columns }: PresetsPanelProps) {
  const keep = useAct(saveGradePreset, { refreshes: [getGradeScheme] });
  const remove = useAct(deleteGradePreset, { refreshes: [getGradeScheme] });
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [toDelete, setToDelete] = useState<GradePreset | null>(null);
  const keepIt = async () => {
    const named = z.safeParse(columnName, name);
    if (!named.success) return setWrong(named.error.issues[0]?.message);
    const read = z.safeParse(z.array(typedColumn).check(z.minLength(1)), columns);
    if (!read.success) return setWrong(text.presetColumns);
    setWrong(undefined);
    const kept = read.data.map(({ name: column, kind, weight }) => ({
      name: column,
      kind,
      weight,
    }));
    try {
      await keep.mutateAsync({ name: named.data, columns: kept });
      toast.success(text.presetKept);
      setName('');
    } catch (error) {
      setWrong(errorMessage(error, text.presetFailed));
    }
  };
  return (
    <details className="rounded-card border border-line px-3">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium">
        {text.presets}
      </summary>
      <div className="flex flex-col gap-3 pb-3">
        {presets.length === 0 ? (
          <p className="text-muted text-sm">{text.presetsNone}</p>
        ) : (
          <ul className="divide-y divide-line">
            {presets.map((preset) => (
              <li key={preset.id} className="flex items-center justify-between gap-3">
                <span className="min-w-0">
                  <PersonText>{preset.name}</PersonText>
                  <span className="flex flex-wrap gap-x-3 text-muted text-sm">
                    {typedPreset(preset).map(({ key, name: column, weight }) => (
                      <span key={key}>
                        <PersonText>{column}</PersonText> {formatNumber(Number(weight))}
                      </span>
                    ))}
                  </span>
                </span>
                <IconButton
                  label={text.presetDelete(preset.name)}
                  onClick={() => setToDelete(preset)}
                >
                  <X size={18} />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        <TextField
          label={text.presetName}
          hint={text.presetHint}
          maxLength={60}
          dir="auto"
          autoComplete="off"
          value={name}
          error={wrong}
          onChange={({ target }) => setName(target.value)}
        />
        <Button
          variant="secondary"
          busy={keep.isPending}
          busyLabel={text.saving}
          onClick={() => void keepIt()}
          className="self-start"
        >
          {text.presetKeep}
        </Button>
      </div>
      {toDelete && (
        <ConfirmedAct
          title={text.presetDeleteTitle}
          confirmLabel={text.presetDeleteNow}
          busyLabel={text.presetDeleting}
          words={{ refused: text.presetDeleteFailed }}
          onConfirm={async () => {
            await remove.mutateAsync({ presetId: toDelete.id });
            toast.success(text.presetDeleted);
            setToDelete(null);
          }}
          onClose={() => setToDelete(null)}
        >
          {text.presetDeleteDetail(toDelete.name)}
        </ConfirmedAct>
      )}
    </details>
  );
}
