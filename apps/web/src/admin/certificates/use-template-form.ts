import {
  type CertificateTemplate,
  getCertificateTemplates,
  saveCertificateTemplate,
} from '@institute/contract/certificates/certificate-templates';
import * as z from 'zod/mini';
import { type Form, useForm } from '../../forms/use-form.ts';
import { useAct } from '../../platform/answers.ts';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

export interface TemplateForm extends Form<TemplateValues> {
  isChanged: boolean;
}

/** The fields in the order of the form. */
const fields = { title: z.string(), content: z.string(), footer: z.string() };
export type TemplateField = keyof typeof fields;
export type TemplateValues = Record<TemplateField, string>;
const names = Object.keys(fields) as TemplateField[];

/** Words that speak of all fields are said once, at the first that is empty. */
const schema: z.ZodMiniType<TemplateValues, TemplateValues> = z.object(fields).check((payload) => {
  const empty = names.find((name) => payload.value[name].trim() === '');
  if (!empty) return;
  payload.issues.push({ code: 'custom', path: [empty], message: text.required, input: '' });
});

/** A template being written; nothing typed is lost when saving fails. */
export function useTemplateForm(
  template: CertificateTemplate | null,
  onSaved: () => void,
): TemplateForm {
  const { mutateAsync } = useAct(saveCertificateTemplate, { refreshes: [getCertificateTemplates] });
  const initial: TemplateValues = {
    title: template?.title ?? '',
    content: template?.content ?? '',
    footer: template?.footer ?? '',
  };
  const form = useForm({
    schema,
    defaultValues: initial,
    words: { refused: text.saveFailed, broken: text.broken },
    onSubmit: async ({ content: certificateContent, ...words }) => {
      const saved = await mutateAsync({
        ...words,
        certificateContent,
        ...(template && { templateId: template.id }),
      });
      toast.success(text.saved, saved.warning);
      onSaved();
    },
  });
  return { ...form, isChanged: names.some((name) => form.values[name] !== initial[name]) };
}
