import type { CertificateTemplate } from '@institute/contract/managed-certificates';
import { useState } from 'react';
import { useSaveTemplate } from '../../domains/certificates/managed-api.ts';
import { refusalWords } from '../../forms/submit-error.ts';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

/** The fields of a template, in the order of the form. */
export const fieldNames = ['title', 'certificateContent', 'footer'] as const;
export type FieldName = (typeof fieldNames)[number];
export type TemplateValues = Record<FieldName, string>;

/** A template being written; nothing typed is lost when saving fails. */
export interface TemplateForm {
  values: TemplateValues;
  setValue: (name: FieldName, value: string) => void;
  /** The first empty field, once saving was tried. */
  missing: FieldName | null;
  isChanged: boolean;
  busy: boolean;
  failure: string | null;
  save: () => void;
}

const blank: TemplateValues = { title: '', certificateContent: '', footer: '' };

export function useTemplateForm(
  template: CertificateTemplate | null,
  onSaved: () => void,
): TemplateForm {
  const initial = template ?? blank;
  const [values, setValues] = useState<TemplateValues>({
    title: initial.title,
    certificateContent: initial.certificateContent,
    footer: initial.footer,
  });
  const [missing, setMissing] = useState<FieldName | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const mutation = useSaveTemplate();

  const send = async () => {
    setFailure(null);
    try {
      await mutation.mutateAsync({ id: template?.id ?? null, words: values });
      toast.success(text.saved);
      onSaved();
    } catch (error) {
      setFailure(refusalWords(error, text.saveFailed, text.broken));
    }
  };

  return {
    values,
    setValue: (name, value) => {
      setValues((before) => ({ ...before, [name]: value }));
      if (name === missing && value.trim() !== '') setMissing(null);
    },
    missing,
    isChanged: fieldNames.some((name) => values[name] !== initial[name]),
    busy: mutation.isPending,
    failure,
    save: () => {
      if (mutation.isPending) return;
      const empty = fieldNames.find((name) => values[name].trim() === '') ?? null;
      setMissing(empty);
      if (empty === null) void send();
    },
  };
}
