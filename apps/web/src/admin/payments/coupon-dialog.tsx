import { addCoupon, getCoupons } from '@institute/contract/prices/prices';
import * as z from 'zod/mini';
import { ClassPicker } from '../../domains/classes/widgets/class-picker.tsx';
import { isRightOff, offDefaults, offFields, offSent } from '../../domains/prices/off-form.ts';
import { text as priceText } from '../../domains/prices/text.ts';
import { OffInputs } from '../../domains/prices/widgets/off-inputs.tsx';
import { useToday } from '../../domains/settings/time-zone.ts';
import { GuardedFormDialog } from '../../forms/guarded-form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useAct } from '../../platform/answers.ts';
import { DateField } from '../../ui/date-field.tsx';
import { EitherField } from '../../ui/either-field.tsx';
import { TextField } from '../../ui/input.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { toast } from '../../ui/toast.ts';
import { couponsText as text } from './coupons-text.ts';

const MOST_USES = 100_000;
const usesOf = (typed: string) => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0);

const shape = {
  ...offFields,
  code: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9-]{3,30}$/, text.codeWrong)),
  uses: z
    .string()
    .check(z.refine((typed) => usesOf(typed) >= 1 && usesOf(typed) <= MOST_USES, text.usesWrong)),
  isForAll: z.boolean(),
  classes: z.array(z.object({ id: z.number(), name: z.string() })),
  note: z.string().check(z.trim(), z.minLength(1, text.noteMissing)),
  until: z.string(),
};
type Form = z.infer<z.ZodMiniObject<typeof shape>>;
const schema = z.object(shape).check(
  ...isRightOff<Form>(),
  z.refine<Form>(({ isForAll, classes }) => isForAll || classes.length > 0, {
    ...{ path: ['classes'], message: text.classMissing, when: () => true },
  }),
);

/** Makes a coupon; the code that is there already is said at its field. */
export function CouponDialog({ onClose }: { onClose: () => void }) {
  const make = useAct(addCoupon, { refreshes: [getCoupons] });
  const today = useToday();
  const form = useForm({
    schema,
    defaultValues: {
      ...{ ...offDefaults, code: '', uses: '', isForAll: true, note: '', until: '' },
      classes: [] as Form['classes'],
    },
    fieldOfCode: { coupon_taken: 'code', day_out_of_reach: 'until', class_not_found: 'classes' },
    words: { refused: text.refused, isOurs: true },
    onSubmit: async ({ code, uses, isForAll, classes, note, until, ...off }) => {
      await make.mutateAsync({
        ...{ code, uses: usesOf(uses), note },
        ...offSent(off),
        ...(!isForAll && { classIds: classes.map(({ id }) => id) }),
        ...(until !== '' && { until }),
      });
      toast.success(text.done, code);
      onClose();
    },
  });
  const { values } = form;
  return (
    <GuardedFormDialog
      form={form}
      title={text.makeTitle}
      onClose={onClose}
      submit={text.submit}
      busyLabel={text.busy}
    >
      <TextField
        label={text.code}
        hint={text.codeHint}
        maxLength={30}
        dir="ltr"
        autoCapitalize="characters"
        autoComplete="off"
        data-autofocus=""
        {...form.field('code')}
      />
      <OffInputs
        how={values.how}
        onHow={({ target }) => form.change('how', target.value === 'share' ? 'share' : 'amount')}
        off={form.field('off')}
      />
      <NumberField label={text.uses} maxLength={7} {...form.field('uses')} />
      <EitherField
        label={text.which}
        words={{ yes: text.all, no: text.some }}
        first="yes"
        value={values.isForAll}
        onChange={(next) => form.change('isForAll', next)}
        error={form.errorOf('classes')}
      />
      {!values.isForAll && (
        <ClassPicker
          selected={values.classes}
          onChange={(next) => form.change('classes', [...next])}
        />
      )}
      <TextField
        label={text.note}
        hint={text.noteHint}
        maxLength={160}
        dir="auto"
        autoComplete="off"
        {...form.field('note')}
      />
      <DateField
        label={priceText.lastDay}
        hint={priceText.lastDayHint}
        optional
        min={today}
        {...form.field('until')}
      />
    </GuardedFormDialog>
  );
}
