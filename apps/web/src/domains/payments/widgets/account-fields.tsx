import {
  type BankChoice,
  bankChoices,
  bankName,
  OTHER_BANK,
} from '@institute/contract/payments/banks';
import { TextField, type TextFieldProps } from '../../../ui/input.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { refundText as text } from '../refund-words.ts';

const labels = { '': text.chooseBank, [OTHER_BANK]: text.anotherBank };

/** A bank as a choice is called. */
const labelOf = (value: BankChoice) =>
  bankName(value) ?? (value === '' ? labels[''] : labels[OTHER_BANK]);

interface AccountFieldsProps {
  bank: string;
  /** What a form gives a field of this name. */
  field: (name: 'bank' | 'otherBank' | 'accountNumber' | 'accountName') => object;
  /** Whether a bank may be named that is not in the list. */
  withOther: boolean;
}

/** The bank account that money goes to. */
export function AccountFields({ bank, field, withOther }: AccountFieldsProps) {
  const of = (name: Parameters<typeof field>[0]) => field(name) as Partial<TextFieldProps>;
  const offered = bankChoices.filter((value) => withOther || value !== OTHER_BANK);
  return (
    <>
      <SelectField
        label={text.bank}
        options={offered.map((value) => ({ value, label: labelOf(value) }))}
        {...field('bank')}
      />
      {bank === OTHER_BANK && (
        <TextField label={text.otherBank} maxLength={80} {...of('otherBank')} />
      )}
      <TextField
        label={text.number}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        {...of('accountNumber')}
      />
      <TextField
        label={text.holder}
        optional
        autoComplete="off"
        maxLength={120}
        {...of('accountName')}
      />
    </>
  );
}
