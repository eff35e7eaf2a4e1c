import type { Class } from '@institute/contract/classes';
import type { ReactNode } from 'react';
import { ConflictDialog } from '../../forms/conflict-dialog.tsx';
import { CloseDate, Price } from './class-columns.tsx';
import type { ClassValues } from './class-form.ts';
import type { ClassPart } from './class-merge.ts';
import { text } from './text.ts';
import type { Conflict } from './use-class-saving.ts';

interface ClassConflictProps {
  conflict: Conflict;
  classes: readonly Class[];
  timeZone: string;
  /** Saves mine, but for what was `taken` of theirs. */
  onDecided: (taken: readonly ClassPart[]) => void;
  onClose: () => void;
}

/** Somebody else has saved the same class otherwise: theirs or mine, part by part. */
export function ClassConflict(props: ClassConflictProps) {
  const { conflict, classes, timeZone, onDecided, onClose } = props;
  const { message, merged, opened } = conflict;
  const wordsOf = (part: ClassPart, values: ClassValues): ReactNode => {
    switch (part) {
      case 'price':
        return <Price item={{ ...values, monthlySub: values.monthlySub ? '1' : '0' }} />;
      case 'status':
        return text.statuses.find(({ value }) => value === values.status)?.label;
      case 'closes':
        return <CloseDate regclosedate={values.regclosedate} timeZone={timeZone} />;
      case 'prerequisite':
        return nameOf(classes, values.prequisite_id);
      case 'limit':
        return values.monthlylimit === '0' ? text.noLimit : values.monthlylimit;
      default:
        return values[part];
    }
  };
  return (
    <ConflictDialog
      title={text.conflict}
      message={message}
      parts={merged.overtaken.map((part) => ({
        part,
        name: text.fields[part],
        mine: wordsOf(part, merged.form),
        theirs: wordsOf(part, opened.values),
      }))}
      saveLabel={text.save}
      onDecided={onDecided}
      onClose={onClose}
    />
  );
}

const nameOf = (classes: readonly Class[], id: string) =>
  classes.find((one) => String(one.id) === id)?.name ?? text.noPrerequisite;
