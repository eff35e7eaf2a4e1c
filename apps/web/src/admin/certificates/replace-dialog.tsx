import {
  getIssuedCertificates,
  type IssuedCertificate,
  replaceCertificate,
  revocationReason,
} from '@institute/contract/certificates/managed-certificates';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { GuardedFormDialog } from '../../forms/guarded-form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useAct } from '../../platform/answers.ts';
import { ArabicKeyboard } from '../../ui/arabic-keyboard/arabic-keyboard.tsx';
import { TextareaField, TextField } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { type AboutCertificate, Named } from './revoke-dialog.tsx';
import { issuedText as text } from './text.ts';

const filled = z.string().check(z.refine((typed) => typed.trim() !== '', text.needed));
const schema = z.object({ name: filled, content: filled, reason: revocationReason });

/** What stands on the certificate now, with the name its holder has by now. */
function presentWords({ name, studentName, content }: IssuedCertificate) {
  return { name: studentName, content: content.replaceAll(name, studentName), reason: '' };
}

/** Gives a certificate anew with a new number, its words corrected. */
export function ReplaceDialog({ certificate, onClose }: AboutCertificate) {
  const content = useRef<HTMLTextAreaElement>(null);
  const replace = useAct(replaceCertificate, { refreshes: [getIssuedCertificates] });
  const form = useForm({
    schema,
    defaultValues: presentWords(certificate),
    words: { refused: text.replaceFailed },
    onSubmit: async ({ content: certificateContent, ...words }) => {
      const { id: certificateId, code } = certificate;
      const given = await replace.mutateAsync({
        ...{ certificateId, code, certificateContent },
        ...words,
      });
      toast.success(text.replaceDone(given.code));
      onClose();
    },
  });
  return (
    <GuardedFormDialog
      form={form}
      title={text.replaceTitle}
      size="lg"
      onClose={onClose}
      submit={text.replaceConfirm}
      busyLabel={text.replacing}
    >
      <Named certificate={certificate} />
      <p>{text.replaceDetail}</p>
      <TextField label={text.name} dir="auto" required maxLength={200} {...form.field('name')} />
      <div className="flex flex-col gap-1">
        <TextareaField
          ref={content}
          label={text.content}
          required
          rows={5}
          maxLength={6000}
          className="leading-loose"
          value={form.values.content}
          onChange={(event) => form.change('content', event.target.value)}
          error={form.errorOf('content')}
        />
        <ArabicKeyboard field={content} />
      </div>
      <TextareaField
        label={text.reason}
        hint={text.reasonHint}
        required
        rows={2}
        maxLength={500}
        {...form.field('reason')}
      />
    </GuardedFormDialog>
  );
}
