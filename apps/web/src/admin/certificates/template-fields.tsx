import {
  placeholdersIn,
  unknownPlaceholders,
} from '@institute/contract/certificates/certificate-content';
import { type RefObject, useRef } from 'react';
import { ArabicKeyboard } from '../../ui/arabic-keyboard/arabic-keyboard.tsx';
import { write } from '../../ui/arabic-keyboard/edit.ts';
import { Button } from '../../ui/button.tsx';
import { TextareaField, TextField } from '../../ui/input.tsx';
import { text } from './text.ts';
import type { TemplateField, TemplateForm } from './use-template-form.ts';

/** Longest texts the server takes, in characters. */
const LONGEST: Record<TemplateField, number> = {
  title: 200,
  content: 5000,
  footer: 500,
};

/** Title, content and footer of a template, with what may stand in the content. */
export function TemplateFields({ form }: { form: TemplateForm }) {
  const title = useRef<HTMLInputElement>(null);
  const content = useRef<HTMLTextAreaElement>(null);
  const footer = useRef<HTMLTextAreaElement>(null);
  const props = (name: TemplateField) => ({
    label: text.fields[name],
    error: form.errorOf(name),
    value: form.values[name],
    onChange: (event: { target: { value: string } }) => form.change(name, event.target.value),
    maxLength: LONGEST[name],
    required: true,
    spellCheck: false,
  });
  return (
    <>
      <div className="flex flex-col gap-1">
        <TextField ref={title} dir="auto" {...props('title')} />
        <ArabicKeyboard field={title} />
        <Unfilled words={placeholdersIn(form.values.title)} />
      </div>
      <div className="flex flex-col gap-1">
        <TextareaField ref={content} rows={5} className="leading-loose" {...props('content')} />
        <div className="flex flex-wrap items-center gap-x-4">
          <ArabicKeyboard field={content} />
          <Placeholders field={content} />
        </div>
        <Unfilled words={unknownPlaceholders(form.values.content)} />
      </div>
      <div className="flex flex-col gap-1">
        <TextareaField ref={footer} rows={2} {...props('footer')} />
        <ArabicKeyboard field={footer} />
        <Unfilled words={placeholdersIn(form.values.footer)} />
      </div>
    </>
  );
}

/** Names what looks like a placeholder and will not be filled in. */
function Unfilled({ words }: { words: readonly string[] }) {
  return (
    <p role="status" className={words.length > 0 ? 'rounded-field bg-gold-soft px-3 py-2' : ''}>
      {words.length > 0 && text.unfilled(words)}
    </p>
  );
}

interface PlaceholdersProps {
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Writes a placeholder where the caret stands. */
function Placeholders({ field }: PlaceholdersProps) {
  const put = (name: string) => {
    if (!field.current) return;
    write(field.current, `{{${name}}}`);
    field.current.focus();
  };
  return (
    <fieldset className="flex flex-wrap items-center">
      <legend className="sr-only">{text.placeholders}</legend>
      {Object.entries(text.placeholder).map(([name, label]) => (
        <Button key={name} variant="ghost" size="sm" onClick={() => put(name)} title={label}>
          <span className="sr-only">{label}: </span>
          <code dir="ltr">{`{{${name}}}`}</code>
        </Button>
      ))}
    </fieldset>
  );
}
