import {
  MAX_PROMISES,
  MAX_STEPS,
  type Point,
} from '@institute/contract/settings/institute-profile';
import { type ProfileForm, rowOf } from '../../../domains/settings/managed-profile-model.ts';
import { standardLanding } from '../../../domains/settings/standard-landing.ts';
import type { KeptForm } from '../../../forms/use-kept-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextareaField, TextField } from '../../../ui/input.tsx';
import { Rows } from './rows.tsx';
import { fieldNames, text } from './text.ts';

interface LandingFieldsProps {
  form: KeptForm<ProfileForm, string>;
}

/** What the landing page says before its classes: what is left empty is said by the product. */
export function LandingFields({ form }: LandingFieldsProps) {
  return (
    <>
      <p className="text-muted">{text.landingHint}</p>
      <TextField
        label={fieldNames.tagline}
        dir="auto"
        maxLength={80}
        placeholder={standardLanding.tagline}
        {...form.field('tagline')}
      />
      <TextareaField
        label={fieldNames.forWhom}
        dir="auto"
        rows={2}
        maxLength={240}
        placeholder={standardLanding.forWhom}
        {...form.field('forWhom')}
      />
      <Points form={form} name="promises" most={MAX_PROMISES} />
      <Points form={form} name="steps" most={MAX_STEPS} />
    </>
  );
}

interface PointsProps extends LandingFieldsProps {
  name: 'promises' | 'steps';
  most: number;
}

/** The selling points or the steps: the product's own, until somebody begins to write others from them. */
function Points({ form, name, most }: PointsProps) {
  const words = text.points[name];
  const rows = form.values[name];
  const begin = () =>
    form.change(
      name,
      standardLanding[name].map((point: Point) => rowOf(point)),
    );
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 border-line border-t pt-4">
      <legend className="sr-only">{fieldNames[name]}</legend>
      <p aria-hidden="true" className="font-semibold text-lg">
        {fieldNames[name]}
      </p>
      {rows.length === 0 ? (
        <>
          <p className="text-muted">{words.none}</p>
          <Button variant="secondary" onClick={begin} className="self-start">
            {words.begin}
          </Button>
        </>
      ) : (
        <Rows
          rows={rows}
          onChange={(changed) => form.change(name, changed)}
          most={most}
          newRow={() => rowOf({ title: '', line: '' })}
          words={words}
        >
          {(row, at, change) => (
            <>
              <TextField
                label={text.pointTitle}
                dir="auto"
                maxLength={60}
                value={row.title}
                error={form.errorOf(`${name}.${at}.title`)}
                onChange={(event) => change({ title: event.target.value })}
              />
              <TextField
                label={text.pointLine}
                dir="auto"
                maxLength={160}
                value={row.line}
                error={form.errorOf(`${name}.${at}.line`)}
                onChange={(event) => change({ line: event.target.value })}
              />
            </>
          )}
        </Rows>
      )}
    </fieldset>
  );
}
