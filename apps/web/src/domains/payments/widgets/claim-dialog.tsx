import { nairaNumber, nairaText } from '@institute/contract/money';
import { claimPayment, getMyClaims } from '@institute/contract/payments/claims';
import { parseTypedNaira } from '@institute/contract/payments/typed-naira';
import * as z from 'zod/mini';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { PictureField } from '../../../forms/picture-field.tsx';
import { keyFor } from '../../../forms/request-key.ts';
import { RestoredNotice } from '../../../forms/restored-notice.tsx';
import { type KeptForm, useKeptForm } from '../../../forms/use-kept-form.ts';
import { useAct } from '../../../platform/answers.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { TextField } from '../../../ui/input.tsx';
import { MoneyField } from '../../../ui/number-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { useToday } from '../../settings/time-zone.ts';
import { purposeSent, useOwed, useOwnDue, usePurposes } from '../claims-api.ts';
import { useOffered } from '../offered-amount.ts';
import { claimText as text } from '../transfer-words.ts';

const shape = z.object({
  /** What it is for, as `purposeSent` reads it. */
  classId: z.string(),
  amount: z.string(),
  paidOn: z.string(),
  reference: z.string(),
  picture: z.string(),
});
type Values = z.output<typeof shape>;

const schema = z.object({
  ...shape.shape,
  amount: z
    .string()
    .check(z.refine((typed) => (parseTypedNaira(typed) ?? 0) > 0, text.amountInvalid)),
  paidOn: z.string().check(z.minLength(1, text.dayMissing)),
});

/** How small a picture of a receipt is made: its small print has to be read. */
const proofPicture = { maxSide: 1280, quality: 0.7 };

interface ClaimDialogProps {
  /** What it is for, where that is known: a class, and what it lacks. */
  about?: { classId: number; amountKobo: number };
  onClose: () => void;
}

/**
 * Says to the institute what was transferred. It is kept on the device while it is written and while the line
 * is lost, and a request repeated after a lost answer sends it once.
 */
export function ClaimDialog({ about, onClose }: ClaimDialogProps) {
  const today = useToday();
  const owed = useOwed();
  const form = useClaimForm({ about, today, onClose });
  const { values, errorOf, change } = form;
  const purposes = usePurposes(owed, values.classId);
  const dueKobo = useOwnDue(owed, values.classId);
  // Of the class that it was opened for, what is missing is known, and stays.
  const isFirst = about !== undefined && values.classId === String(about.classId);
  useOffered(isFirst ? null : dueKobo, values.amount, (next) => change('amount', next));
  return (
    <FormDialog
      form={form}
      title={text.title}
      onClose={onClose}
      submit={text.submit}
      busyLabel={text.busy}
    >
      <p className="text-muted">{text.intro}</p>
      {form.restored && <RestoredNotice onStartOver={form.startOver} />}
      <SelectField label={text.purpose} options={purposes} {...form.field('classId')} />
      <MoneyField data-autofocus="" label={text.amount} {...form.field('amount')} />
      <DateField label={text.day} max={today} {...form.field('paidOn')} />
      <TextField
        label={text.reference}
        hint={text.referenceHint}
        optional
        autoComplete="off"
        maxLength={120}
        {...form.field('reference')}
      />
      <div className="flex flex-col gap-1">
        <p className="font-medium text-sm">{text.picture}</p>
        <PictureField
          image={values.picture}
          size={proofPicture}
          words={text}
          hint={text.pictureHint}
          error={errorOf('picture')}
          onImage={(picture) => change('picture', picture)}
          onRemove={() => change('picture', '')}
        />
      </div>
    </FormDialog>
  );
}

function useClaimForm({ about, today, onClose }: ClaimDialogProps & { today: string }) {
  const send = useAct(claimPayment, { refreshes: [getMyClaims] });
  const blank: Values = {
    classId: about ? String(about.classId) : '',
    amount: about ? nairaText(about.amountKobo) : '',
    ...{ paidOn: today, reference: '', picture: '' },
  };
  const form: KeptForm<Values, null> = useKeptForm<Values, null>({
    schema,
    kind: 'payment-claim',
    ...(about && { place: String(about.classId) }),
    shape: { values: shape, state: z.null() },
    present: { values: blank, state: null },
    // A picture may find no room; the text does.
    smaller: (values) => ({ ...values, picture: '' }),
    fieldOfCode: {
      ...{ day_out_of_reach: 'paidOn', already_enrolled: 'classId', class_free: 'classId' },
      ...{ invoice_not_found: 'classId', invoice_settled: 'classId' },
      ...{ image_unreadable: 'picture', picture_too_large: 'picture' },
    },
    words: { refused: text.refused, broken: text.broken },
    onSubmit: async ({ classId, amount, ...rest }, attempt) => {
      const claim = {
        ...rest,
        amount: nairaNumber(parseTypedNaira(amount) ?? 0),
        ...purposeSent(classId),
      };
      const request = keyFor(claim, attempt.request);
      form.setRequest(request);
      await send.mutateAsync({ ...claim, requestKey: request.key });
      toast.success(text.sent, text.sentDetail);
      onClose();
      return true;
    },
  });
  return form;
}
