import type { DataOf } from '@institute/contract/call';
import { getManagedClass } from '@institute/contract/classes/managed-classes';
import { formatKobo, nairaText } from '@institute/contract/money';
import type { Student } from '@institute/contract/people/students';
import { payPlace } from '@institute/contract/places/places';
import { getStudentPrices } from '@institute/contract/prices/prices';
import { enrolStudents, getIntakes, type Intake } from '@institute/contract/roster/roster';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { useCan } from '../../domains/auth/use-actor.ts';
import { ClassField } from '../../domains/classes/widgets/class-field.tsx';
import {
  GroupField,
  groupCodes,
  groupFields,
  groupInput,
  noGroup,
} from '../../domains/meetings/widgets/group-field.tsx';
import { TakePaymentDialog } from '../../domains/payments/widgets/take-payment-dialog.tsx';
import { accountChanged } from '../../domains/people/account-answers.ts';
import { priceOfStudent } from '../../domains/prices/price-of-student.ts';
import { ownWords } from '../../domains/prices/text.ts';
import { IntakeProgress } from '../../domains/roster/widgets/intake-progress.tsx';
import { useToday } from '../../domains/settings/time-zone.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { keyFor } from '../../forms/request-key.ts';
import { useForm } from '../../forms/use-form.ts';
import { useAct, useAnswer } from '../../platform/answers.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { toast } from '../../ui/toast.ts';
import { EnrolDialog } from './enrol-dialog.tsx';
import { text as words } from './text.ts';

const text = words.place;
const ways = ['wallet', 'paid', 'free'] as const;
type Way = (typeof ways)[number];

interface PlaceDialogProps {
  student: Student;
  onClose: () => void;
}

/** Gives a student a place: paid from the wallet, paid otherwise by now, or for nothing. */
export function PlaceDialog({ student, onClose }: PlaceDialogProps) {
  const [movesMoney, givesPlaces] = [useCan('money.move'), useCan('places.change')];
  const offered = ways.filter((one) => (one === 'free' ? givesPlaces : movesMoney));
  const [way = 'free', setWay] = useState<Way | undefined>(offered[0]);
  const choice = offered.length > 1 && (
    <Segmented
      label={text.how}
      options={offered.map((value) => ({ value, label: text.ways[value] }))}
      value={way}
      onChange={setWay}
    />
  );
  if (way === 'paid') {
    return (
      <TakePaymentDialog student={student} onClose={onClose}>
        {choice}
      </TakePaymentDialog>
    );
  }
  if (way === 'free') {
    return (
      <EnrolDialog people={[student]} onClose={onClose} onDone={onClose}>
        {choice}
      </EnrolDialog>
    );
  }
  return (
    <FromWallet student={student} onClose={onClose}>
      {choice}
    </FromWallet>
  );
}

const schema = z.object({
  classId: z.string().check(z.minLength(1, text.classMissing)),
  ...groupFields,
});

/**
 * The wallet pays, at the price that is shown; of a class that costs nothing it pays nothing. A request
 * repeated after a lost answer enrols once.
 */
function FromWallet({ student, onClose, children }: PlaceDialogProps & { children: ReactNode }) {
  const pay = useAct(payPlace, { refreshes: accountChanged });
  const give = useAct(enrolStudents, { refreshes: [getIntakes] });
  const [begun, setBegun] = useState<Intake | null>(null);
  const [request, setRequest] = useState(() => keyFor(null, null));
  const [classId, setClassId] = useState('');
  const { data: found } = useAnswer(getManagedClass, classId === '' ? null : { classId });
  const prices = useAnswer(getStudentPrices, { studentId: student.id });
  const today = useToday();
  // Nothing is said of a price before it is known what the student pays less; where that is not to be had, the price of
  // everybody is the most that is taken.
  const item = prices.isPending ? undefined : found;
  const own = item && priceOfStudent(item, prices.data ?? [], today);
  const form = useForm({
    schema,
    defaultValues: { classId: '', ...noGroup },
    fieldOfCode: groupCodes,
    words: { refused: text.refused, isOurs: true },
    onSubmit: async ({ classId, ...chosenGroup }) => {
      if (!item || !own) return;
      const group = groupInput(chosenGroup);
      const order = {
        ...{ studentId: student.id, classId, price: nairaText(own.priceKobo) },
        ...group,
      };
      const next = keyFor(order, request);
      setRequest(next);
      if (item.priceKobo === 0) {
        const free = { studentList: String(student.id), classIds: [item.id], ...group };
        setBegun(await give.mutateAsync({ ...free, requestKey: next.key }));
        return;
      }
      await pay.mutateAsync({ ...order, requestKey: next.key });
      toast.success(text.done, student.name);
      onClose();
    },
  });
  if (begun) return <IntakeProgress begun={begun} onClose={onClose} />;
  const inWallet = student.walletKobo ?? 0;
  const isShort = own !== undefined && own.priceKobo > inWallet;
  return (
    <FormDialog
      form={form}
      title={text.title}
      onClose={onClose}
      submit={text.submit}
      busyLabel={text.busy}
      disabled={isShort || (classId !== '' && !item)}
    >
      {children}
      <ClassField
        label={text.class}
        value={form.values.classId}
        hint={text.inWallet(formatKobo(inWallet))}
        onChange={(next) => {
          form.change('classId', next);
          form.change('group', '');
          setClassId(next);
        }}
        error={form.errorOf('classId')}
      />
      <GroupField
        classId={form.values.classId}
        count={1}
        value={form.values}
        onChange={(next) => {
          form.change('group', next.group);
          form.change('isBeyond', next.isBeyond);
        }}
        error={form.errorOf('group')}
      />
      <p role="status" className="min-h-6">
        {item && (
          <>
            {priceOf(item)} {own && ownWords(own)} {isShort && text.short}
          </>
        )}
      </p>
    </FormDialog>
  );
}

type Priced = Pick<DataOf<typeof getManagedClass>, 'priceKobo' | 'isMonthly'>;

const priceOf = ({ priceKobo, isMonthly }: Priced) => {
  if (priceKobo === 0) return text.free;
  return (isMonthly ? text.costsMonthly : text.costs)(formatKobo(priceKobo));
};
