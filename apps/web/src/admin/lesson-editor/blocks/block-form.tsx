import type { Block, BlockOf, NoteTone } from '@institute/contract/lessons/blocks';
import { noteTones } from '@institute/contract/lessons/blocks';
import type { ComponentProps } from 'react';
import { lazy } from '../../../ui/lazy.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { RichTextEditor } from '../rich-text/rich-text-editor.tsx';
import type { BlockFormProps } from './block-form-props.ts';
import { ExerciseForm } from './exercise/exercise-form.tsx';
import { FileForm, FilmForm, PictureForm, SoundForm } from './file-forms.tsx';
import { HomeworkForm } from './homework-form.tsx';
import { LinesForm } from './lines-form.tsx';
import { SpeakForm } from './speak-form.tsx';
import { fieldText as words } from './text.ts';

/** The editor library comes when the first text is opened, and only then. */
const Editor = lazy(() =>
  import('../rich-text/rich-text-editor.tsx').then((code) => code.RichTextEditor),
);

/** A rich text, whose editor is in a file of its own. */
function RichText(props: ComponentProps<typeof RichTextEditor>) {
  return <Editor {...props} fallback={<Skeleton className="h-40" />} />;
}

/** The form of a block, by its kind. */
export function BlockForm({ block, ...rest }: BlockFormProps) {
  switch (block.kind) {
    case 'text':
      return <TextForm block={block} {...rest} />;
    case 'note':
      return <NoteForm block={block} {...rest} />;
    case 'lines':
      return <LinesForm block={block} {...rest} />;
    case 'film':
      return <FilmForm block={block} {...rest} />;
    case 'sound':
      return <SoundForm block={block} {...rest} />;
    case 'picture':
      return <PictureForm block={block} {...rest} />;
    case 'file':
      return <FileForm block={block} {...rest} />;
    case 'exercise':
      return <ExerciseForm block={block} {...rest} />;
    case 'speak':
      return <SpeakForm block={block} {...rest} />;
    case 'homework':
      return <HomeworkForm block={block} {...rest} />;
    case 'words':
      return <p className="text-muted">{words.words}</p>;
    case 'material':
      return <p className="text-muted">{words.material}</p>;
  }
}

function TextForm(props: BlockFormProps<BlockOf<'text'>>) {
  const { block, errorOf, isDisabled, onPictures, onChange } = props;
  return (
    <RichText
      label={words.text}
      value={block.text}
      error={errorOf('text')}
      isDisabled={isDisabled}
      onPictures={onPictures}
      onChange={(text) => onChange((one) => ({ ...one, text }) as Block)}
    />
  );
}

const tones = noteTones.map((value) => ({ value, label: words.tones[value] }));

function NoteForm(props: BlockFormProps<BlockOf<'note'>>) {
  const { block, errorOf, isDisabled, onPictures, onChange } = props;
  return (
    <>
      <Segmented<NoteTone>
        label={words.tone}
        options={tones}
        value={block.tone}
        onChange={(tone) => onChange((one) => ({ ...one, tone }) as Block)}
        className="self-start"
      />
      <RichText
        label={words.noteText}
        value={block.text}
        error={errorOf('text')}
        isDisabled={isDisabled}
        onPictures={onPictures}
        onChange={(text) => onChange((one) => ({ ...one, text }) as Block)}
      />
    </>
  );
}
