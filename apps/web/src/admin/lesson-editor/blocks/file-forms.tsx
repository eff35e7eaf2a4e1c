import type { Block, BlockOf } from '@institute/contract/lessons/blocks';
import { TextField } from '../../../ui/input.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { LateMediaField } from '../media/late-media-field.tsx';
import { slotOf } from '../media/media-work.ts';
import type { BlockFormProps } from './block-form-props.ts';
import { fieldText as words } from './text.ts';

/** A sound: recorded here or chosen, and what it is called. */
export function SoundForm({ block, errorOf, onChange }: BlockFormProps<BlockOf<'sound'>>) {
  return (
    <>
      <TitleField {...{ block, errorOf, onChange }} label={words.soundTitle} isOptional />
      <LateMediaField
        slot={slotOf(block.id)}
        kind="audio"
        value={block.file}
        error={errorOf('file')}
        onChange={(file) => onChange((one) => ({ ...one, file }) as Block)}
      />
    </>
  );
}

/** A picture, and what it shows. */
export function PictureForm({ block, errorOf, onChange }: BlockFormProps<BlockOf<'picture'>>) {
  return (
    <>
      <LateMediaField
        slot={slotOf(block.id)}
        kind="image"
        value={block.file}
        error={errorOf('file')}
        onChange={(file) => onChange((one) => ({ ...one, file }) as Block)}
      />
      <TextField
        label={words.alt}
        hint={words.altHint}
        value={block.alt}
        error={errorOf('alt')}
        onChange={({ target }) => onChange((one) => ({ ...one, alt: target.value }) as Block)}
        maxLength={500}
        dir="auto"
        autoComplete="off"
        required
      />
    </>
  );
}

/** A file to open beside the lesson. */
export function FileForm({ block, errorOf, onChange }: BlockFormProps<BlockOf<'file'>>) {
  return (
    <>
      <TitleField {...{ block, errorOf, onChange }} label={words.fileTitle} />
      <LateMediaField
        slot={slotOf(block.id)}
        kind={null}
        value={block.file}
        error={errorOf('file')}
        onChange={(file) => onChange((one) => ({ ...one, file }) as Block)}
      />
    </>
  );
}

const origins = [
  { value: 'link', label: words.filmLink },
  { value: 'file', label: words.filmFile },
] as const;

/** A film of another page, or one that is uploaded. */
export function FilmForm({ block, errorOf, onChange }: BlockFormProps<BlockOf<'film'>>) {
  const change = (origin: 'link' | 'file') =>
    onChange((one) => {
      if (one.kind !== 'film') return one;
      const { file: _file, ...rest } = one;
      return origin === 'file' ? { ...rest, url: '', file: '' } : rest;
    });
  return (
    <>
      <TitleField {...{ block, errorOf, onChange }} label={words.filmTitle} />
      <Segmented
        label={words.filmOrigin}
        options={origins}
        value={block.file === undefined ? 'link' : 'file'}
        onChange={change}
        className="self-start"
      />
      {block.file === undefined ? (
        <TextField
          label={words.url}
          hint={words.urlHint}
          value={block.url}
          error={errorOf('url')}
          onChange={({ target }) => onChange((one) => ({ ...one, url: target.value }) as Block)}
          type="url"
          dir="ltr"
          maxLength={2000}
          autoComplete="off"
          required
        />
      ) : (
        <LateMediaField
          slot={slotOf(block.id)}
          kind="video"
          value={block.file}
          error={errorOf('file')}
          onChange={(file) => onChange((one) => ({ ...one, file, url: '' }) as Block)}
        />
      )}
    </>
  );
}

interface TitleFieldProps extends Pick<BlockFormProps, 'errorOf' | 'onChange'> {
  block: { title: string };
  label: string;
  isOptional?: boolean;
}

function TitleField({ block, errorOf, onChange, label, isOptional = false }: TitleFieldProps) {
  return (
    <TextField
      label={label}
      value={block.title}
      error={errorOf('title')}
      onChange={({ target }) => onChange((one) => ({ ...one, title: target.value }) as Block)}
      maxLength={200}
      dir="auto"
      autoComplete="off"
      optional={isOptional}
      required={!isOptional}
    />
  );
}
