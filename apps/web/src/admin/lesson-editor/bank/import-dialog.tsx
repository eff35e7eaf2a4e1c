import {
  type BankImported,
  type BankSource,
  bankFormats,
  bankSources,
  getBank,
  importBank,
} from '@institute/contract/bank/bank';
import { flagOf } from '@institute/contract/fields';
import { useState } from 'react';
import * as z from 'zod/mini';
import { GuardedFormDialog } from '../../../forms/guarded-form-dialog.tsx';
import { keyFor, type RequestKey } from '../../../forms/request-key.ts';
import { TextFile } from '../../../forms/text-file.tsx';
import { type Form, useForm } from '../../../forms/use-form.ts';
import { useAct, useRefresh } from '../../../platform/answers.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { TextareaField, TextField } from '../../../ui/input.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { CheckedFile } from './checked-file.tsx';
import { text as bankText, fileText as text } from './text.ts';

const schema = z.object({
  format: z.enum(bankSources),
  file: z.string().check(z.refine((typed) => typed.trim() !== '', text.empty)),
  topic: z.string(),
  isAgain: z.boolean(),
  skipsWrong: z.boolean(),
});
type Values = z.output<typeof schema>;

const endings = '.csv,.tsv,.txt,.gift,.xml,text/csv,text/plain,text/xml,application/xml';
const formats = [
  ...bankFormats.map((value) => ({ value, label: text.formats[value] })),
  { value: 'book', label: text.book },
];

/** An option or an answer at the beginning of a line, as in a book. */
const BOOK_LINE = /^[ \t]{0,9}(?:[*(]?[aAأا][).] ?\S|ANSWER:|Answer:)/m;

/** Answers in braces, as GIFT has them behind a question. */
const GIFT_ANSWERS = /\{\s*(?:[=~#]|(?:T|F|TRUE|FALSE)\s*[#}])/;

/** What a file is, by how it begins or what stands in it; null where it does not say. */
function formatOf(file: string): BankSource | null {
  const begin = file.replace(/^\ufeff/, '').trimStart();
  if (begin.startsWith('<')) return 'moodle';
  if (/^(\/\/|::|\$CATEGORY)/.test(begin) || GIFT_ANSWERS.test(begin)) return 'gift';
  return BOOK_LINE.test(begin) ? 'book' : null;
}

/** Questions from a file: checked first, question by question, then kept in one step. */
export function ImportDialog({ classId, onClose }: { classId: string; onClose: () => void }) {
  const { form, result, isReady } = useImport(classId, onClose);
  const read = (file: string) => {
    form.change('file', file);
    const format = formatOf(file);
    if (format) form.change('format', format);
  };
  return (
    <GuardedFormDialog
      form={form}
      title={text.importTitle}
      size="lg"
      onClose={onClose}
      submit={isReady && result ? text.submit(countOf(result, form.values)) : text.check}
      busyLabel={isReady ? text.busy : text.checking}
    >
      <p className="text-muted">{text.intro}</p>
      <SelectField
        label={text.format}
        hint={text.hints[form.values.format]}
        options={formats}
        {...form.field('format')}
      />
      <TextFile label={text.file} unreadable={text.unreadable} accept={endings} onRead={read} />
      <TextareaField label={text.content} rows={6} dir="auto" {...form.field('file')} />
      <TextField
        label={bankText.topic}
        hint={text.topicHint}
        optional
        maxLength={80}
        dir="auto"
        {...form.field('topic')}
      />
      <CheckedFile result={result} />
      <Choices form={form} result={result} />
    </GuardedFormDialog>
  );
}

/** How many exercises an import would add. */
const countOf = ({ fresh, known }: BankImported, { isAgain }: Values) =>
  isAgain ? fresh + known : fresh;

/** What can be decided once it is known what the file holds. */
function Choices({ form, result }: { form: Form<Values>; result: BankImported | null }) {
  if (!result) return null;
  return (
    <div>
      {result.known > 0 && (
        <CheckboxField
          label={text.again}
          checked={form.values.isAgain}
          onChange={({ target }) => form.change('isAgain', target.checked)}
        />
      )}
      {result.wrong > 0 && result.read.length > 0 && (
        <CheckboxField
          label={text.skip}
          hint={text.skipHint}
          checked={form.values.skipsWrong}
          onChange={({ target }) => form.change('skipsWrong', target.checked)}
        />
      )}
    </div>
  );
}

/** The form, and what its file was checked to be. */
function useImport(classId: string, onClose: () => void) {
  const refresh = useRefresh();
  const { mutateAsync } = useAct(importBank, {
    onSuccess: ({ isSaved }) => {
      if (isSaved) void refresh(getBank);
    },
  });
  const [checked, setChecked] = useState<{ of: string; result: BankImported } | null>(null);
  const [request, setRequest] = useState<RequestKey | null>(null);
  const form = useForm<Values, Values>({
    schema,
    defaultValues: { format: 'csv', file: '', topic: '', isAgain: false, skipsWrong: false },
    words: { refused: text.importFailed },
    onSubmit: async (values) => {
      const next = keyFor(values, request);
      setRequest(next);
      const { isAgain, skipsWrong, ...file } = values;
      const result = await mutateAsync({
        ...{ classId, ...file, requestKey: next.key },
        again: flagOf(isAgain),
        skipWrong: flagOf(skipsWrong),
        dryRun: flagOf(!isReady),
      });
      if (!result.isSaved) return setChecked({ of: contentOf(values), result });
      toast.success(text.imported(result.fresh));
      onClose();
    },
  });
  // What was checked is what is imported: another file is checked anew.
  const result = checked?.of === contentOf(form.values) ? checked.result : null;
  const isReady =
    result !== null &&
    (result.wrong === 0 || form.values.skipsWrong) &&
    countOf(result, form.values) > 0;
  return { form, result, isReady };
}

const contentOf = ({ format, file, topic }: Values) => JSON.stringify([format, file, topic]);
