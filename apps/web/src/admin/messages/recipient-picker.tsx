import { useState } from 'react';
import type { Person } from '../../domains/people/students-model.ts';
import {
  StudentPicker,
  type StudentPickerRules,
} from '../../domains/people/widgets/student-picker.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { text } from './text.ts';

const rules: StudentPickerRules = {
  searchFrom: 0,
  pauseMs: 300,
  pageSize: 10,
  words: {
    search: text.pickerSearch,
    list: text.pickerTitle,
    failed: text.pickerFailed,
    none: text.pickerNone,
    pages: { label: text.pickerPages, all: text.choosePage },
  },
};

interface RecipientPickerProps {
  chosen: readonly Person[];
  onDone: (chosen: readonly Person[]) => void;
  onClose: () => void;
}

/** Chooses the recipients from all students there are. */
export function RecipientPicker({ chosen, onDone, onClose }: RecipientPickerProps) {
  const [picked, setPicked] = useState(chosen);
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.pickerTitle}
      size="lg"
      closeOnOutside={false}
      footer={
        <>
          <p role="status" className="self-center text-muted sm:me-auto">
            {text.chosen(picked.length)}
          </p>
          <Button onClick={() => onDone(picked)}>{text.done}</Button>
        </>
      }
    >
      <StudentPicker
        rules={rules}
        selected={picked}
        onChange={setPicked}
        searchClassName="sticky top-0 z-10 bg-surface pb-3"
      />
    </Dialog>
  );
}
