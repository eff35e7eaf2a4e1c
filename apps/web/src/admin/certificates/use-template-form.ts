import {
  type CertificateTemplate,
  type TemplateField,
  templateFields,
} from '@institute/contract/managed-certificates';
import * as z from 'zod/mini';
import { useSaveTemplate } from '../../domains/certificates/managed-api.ts';
import { type Form, useForm } from '../../forms/use-form.ts';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

export type TemplateValues = Record<TemplateField, string>;
export interface TemplateForm extends Form<TemplateValues> {
  isChanged: boolean;
}

const given = z.string().check(z.refine((typed) => typed.trim() !== '', text.required));
const schema: z.ZodMiniType<TemplateValues, TemplateValues> = z.object({
  title: given,
  certificateContent: given,
  footer: given,
} satisfies Record<TemplateField, z.ZodMiniType>);

const names = Object.keys(templateFields) as TemplateField[];

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
      await mutateAsync({ id: template?.id ?? null, words: values });
      toast.success(text.saved);
      onSaved();
    },
  });
  return { ...form, isChanged: names.some((name) => form.values[name] !== initial[name]) };
}
