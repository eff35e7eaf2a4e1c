import { type GradeKind, gradeKinds } from '@institute/contract/exams/grades';
import { X } from 'lucide-react';
import { IconButton } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { TextField } from '../../../ui/input.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { Scheme, TypedColumn } from './scheme-columns.ts';
import { schemeText as text } from './text.ts';

const kinds = gradeKinds.map((value) => ({ value, label: text.kinds[value] }));

interface ColumnFieldsProps {
  /** From 1. */
  place: number;
  column: TypedColumn;
  exams: Scheme['exams'];
  errors: Partial<Record<'name' | 'weight' | 'examIds', string | undefined>>;
  onChange: (column: TypedColumn) => void;
  onRemove: () => void;
}

/** A column of a scheme: its name, what counts, its points, and which exams. */
export function ColumnFields(props: ColumnFieldsProps) {
  const { place, column, exams, errors, onChange, onRemove } = props;
  const set = (part: Partial<TypedColumn>) => onChange({ ...column, ...part });
  const { name } = column;
  return (
    <li>
      <fieldset className="flex flex-col gap-3 rounded-card border border-line p-3">
        <legend className="sr-only">{text.column(place)}</legend>
        <div className="flex items-start gap-2">
          <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_4.5rem] gap-3 max-sm:*:first:col-span-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_6rem]">
            <TextField
              label={text.name}
              maxLength={60}
              dir="auto"
              autoComplete="off"
              value={name}
              error={errors.name}
              onChange={({ target }) => set({ name: target.value })}
            />
            <SelectField
              label={text.kind}
              options={kinds}
              value={column.kind}
              onChange={({ target }) => set({ kind: target.value as GradeKind })}
            />
            <NumberField
              label={text.points}
              maxLength={4}
              value={String(column.weight)}
              error={errors.weight}
              onChange={({ target }) => set({ weight: target.value })}
            />
          </div>
          <IconButton
            label={name.trim() === '' ? text.removeUnnamed : text.remove(name)}
            onClick={onRemove}
          >
            <X size={18} />
          </IconButton>
        </div>
        {column.kind === 'exams' && exams.length > 0 && (
          <SelectField
            label={text.which}
            options={[
              { value: 'all', label: text.allExams },
              { value: 'some', label: text.someExams },
            ]}
            value={column.isAll ? 'all' : 'some'}
            error={errors.examIds}
            onChange={({ target }) => set({ isAll: target.value === 'all' })}
          />
        )}
        {column.kind === 'exams' && !column.isAll && (
          <div className="grid sm:grid-cols-2">
            {exams.map(({ id, subject }) => (
              <CheckboxField
                key={id}
                label={<PersonText>{subject}</PersonText>}
                checked={column.examIds.includes(id)}
                onChange={({ target }) =>
                  set({
                    examIds: target.checked
                      ? [...column.examIds, id]
                      : column.examIds.filter((one) => one !== id),
                  })
                }
              />
            ))}
          </div>
        )}
      </fieldset>
    </li>
  );
}
