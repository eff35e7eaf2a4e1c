import { takeCoupon } from '@institute/contract/classes/coupons';
import { dictionary } from '@institute/contract/language';
import * as z from 'zod/mini';
import { useForm } from '../../forms/use-form.ts';
import { useAct } from '../../platform/answers.ts';
import { classDetailsKey } from '../../platform/query-keys.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { TextField } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';

const text = dictionary('student/class-detail/coupon', {
  code: 'Your code',
  missing: 'Type the code as it was given to you.',
  take: 'Use it',
  busy: 'Checking...',
  refused: 'The code could not be used.',
  done: 'The code is taken: this class costs you less.',
});

const schema = z.object({ code: z.string().check(z.trim(), z.minLength(1, text.missing)) });

/** Takes a coupon for a class; the page then shows what is left to pay. */
export function CouponField({ classId }: { classId: string }) {
  const take = useAct(takeCoupon, { refreshes: [classDetailsKey(classId)] });
  const form = useForm({
    schema,
    defaultValues: { code: '' },
    fieldOfCode: {
      coupon_unknown: 'code',
      coupon_used: 'code',
      coupon_used_up: 'code',
      invalid_input: 'code',
    },
    words: { refused: text.refused, isOurs: true },
    onSubmit: async ({ code }) => {
      await take.mutateAsync({ classId, code });
      toast.success(text.done);
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-2">
      <TextField
        label={text.code}
        maxLength={30}
        dir="ltr"
        autoCapitalize="characters"
        autoComplete="off"
        autoFocus
        {...form.field('code')}
      />
      <FormAlert message={form.failure} />
      <Button type="submit" variant="secondary" busy={form.isRunning} busyLabel={text.busy}>
        {text.take}
      </Button>
    </form>
  );
}
