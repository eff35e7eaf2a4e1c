import { formatKobo, nairaNumber, parseNaira } from '@institute/contract/money';
import { useRef, useState } from 'react';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { useFundStudent } from '../../domains/people/students-api.ts';
import { newRequestKey } from '../../forms/request-key.ts';
import { refusalWords } from '../../forms/submit-error.ts';
import { MoneyField } from '../../ui/number-field.tsx';
import { toast } from '../../ui/toast.ts';
import { type AboutStudent, StudentDialog } from './student-dialog.tsx';
import { text } from './text.ts';

/** Credits a student's wallet. A press repeated after a lost answer credits once. */
export function FundDialog({ student, onClose }: AboutStudent) {
  const [amount, setAmount] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  // The key names one intention: as long as the amount stays, so does the key.
  const [press, setPress] = useState({ amount: '', key: '' });
  const fund = useFundStudent();
  const typed = amount.trim();
  const kobo = parseNaira(typed) ?? 0;

  const submit = async () => {
    setFailure(null);
    if (kobo <= 0) {
      setError(text.fund.invalid);
      box.current?.focus();
      return;
    }
    const key = press.amount === typed ? press.key : newRequestKey();
    setPress({ amount: typed, key });
    try {
      const funding = { studentId: student.id, kobo, requestKey: key };
      const walletKobo = await fund.mutateAsync(funding);
      toast.success(text.fund.done, `${student.name}: ${formatKobo(walletKobo)}`);
      onClose();
    } catch (thrown) {
      setFailure(refusalWords(thrown, text.fund.refused, text.broken));
    }
  };

  return (
    <StudentDialog
      student={student}
      onClose={onClose}
      words={text.fund}
      busy={fund.isPending}
      disabled={typed === ''}
      failure={failure}
      onSubmit={() => void submit()}
    >
      <MoneyField
        ref={box}
        data-autofocus=""
        label={text.fund.amount}
        value={amount}
        error={error}
        onChange={(event) => {
          setAmount(event.target.value);
          setError(undefined);
        }}
      />
      <dl className="flex flex-col gap-1">
        <div className="flex justify-between gap-4">
          <dt className="text-muted">{text.fund.now}</dt>
          <dd>
            <Money naira={nairaNumber(student.walletKobo)} />
          </dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-muted">{text.fund.after}</dt>
          <dd className="font-semibold">
            <Money naira={nairaNumber(student.walletKobo + kobo)} />
          </dd>
        </div>
      </dl>
    </StudentDialog>
  );
}
