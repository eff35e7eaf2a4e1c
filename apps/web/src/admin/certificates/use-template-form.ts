import type { CertificateTemplate, TemplateField } from '@institute/contract/managed-certificates';
import * as z from 'zod/mini';
import { useSaveTemplate } from '../../domains/certificates/managed-api.ts';
import { type Form, useForm } from '../../forms/use-form.ts';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

export type TemplateValues = Record<TemplateField, string>;
export interface TemplateForm extends Form<TemplateValues> {
  isChanged: boolean;
}

/** The fields in the order of the form. */
const fields = { title: z.string(), certificateContent: z.string(), footer: z.string() };
const names = Object.keys(fields) as TemplateField[];

/** Words that speak of all fields are said once, at the first that is empty. */
const schema: z.ZodMiniType<TemplateValues, TemplateValues> = z
  .object(fields satisfies Record<TemplateField, z.ZodMiniType>)
  .check((payload) => {
    const empty = names.find((name) => payload.value[name].trim() === '');
    if (!empty) return;
    payload.issues.push({ code: 'custom', path: [empty], message: text.required, input: '' });
  });

/** A template being written; nothing typed is lost when saving fails. */
export function useTemplateForm(
  template: CertificateTemplate | null,
  onSaved: () => void,
): TemplateForm {
  const { mutateAsync } = useSaveTemplate();
  const initial: TemplateValues = {
    title: template?.title ?? '',
    certificateContent: template?.certificateContent ?? '',
    footer: template?.footer ?? '',
  };
  const form = useForm({
    schema,
    defaultValues: initial,
    words: { refused: text.saveFailed, broken: text.broken },
    onSubmit: async (values) => {
      const saved = await mutateAsync({ id: template?.id ?? null, words: values });
      toast.success(text.saved, saved.warning);
      onSaved();
    },
  });
  return { ...form, isChanged: names.some((name) => form.values[name] !== initial[name]) };
}
