import { type MaterialKind, materialKinds } from '@institute/contract/lessons/managed-lessons';
import { AudioLines, FileText, Film, Image, X } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { sizeText } from '../../ui/byte-size.ts';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { ExistingFile } from './existing-file.tsx';
import { accepts, type ChosenFile, refusalOf } from './material-kinds.ts';
import { text, materialWords as words } from './text.ts';
import type { LessonEditor } from './use-lesson-form.ts';

export const kindIcons = { pdf: FileText, image: Image, video: Film, audio: AudioLines } as const;

/** The one file of a lesson, of one of four kinds: choosing one disables the others (admin §4). */
export function MaterialField({ editor }: { editor: LessonEditor }) {
  const { lesson, existing, file, chooseFile, fileFailure } = editor;
  // Of a file that was chosen before a crash its name alone is left.
  const missing = editor.form.fileName;
  const [refusal, setRefusal] = useState<{ kind: MaterialKind; words: string } | null>(null);
  const isBusy = existing !== '' || file !== null;
  const errorId = useId();
  const error = refusal?.words ?? fileFailure ?? '';

  const choose = (kind: MaterialKind, chosen: File) => {
    const found = refusalOf(kind, chosen);
    setRefusal(found === null ? null : { kind, words: found });
    if (found === null) chooseFile({ kind, file: chosen });
  };

  return (
    <Card className="mt-5 flex flex-col gap-3">
      <h2 className="text-xl">{text.material}</h2>
      {lesson && existing !== '' && (
        <ExistingFile lesson={lesson} address={existing} onRemoved={editor.dropExisting} />
      )}
      {file && (
        <ChosenRow
          chosen={file}
          isOnItsWay={editor.upload.progress !== null}
          hasFailed={fileFailure !== null}
          onClear={() => {
            setRefusal(null);
            chooseFile(null);
          }}
        />
      )}
      <fieldset
        disabled={isBusy}
        aria-describedby={error ? errorId : undefined}
        className="grid grid-cols-2 gap-2 sm:grid-cols-4"
      >
        <legend className="sr-only">{words.one}</legend>
        {materialKinds.map((kind) => (
          <KindPicker
            key={kind}
            kind={kind}
            isDisabled={isBusy}
            isChosen={file?.kind === kind}
            isWrong={refusal?.kind === kind}
            onChoose={(chosen) => choose(kind, chosen)}
          />
        ))}
      </fieldset>
      <p className="text-muted text-sm">
        {existing === '' ? `${words.one} ${words.upTo}` : words.removeFirst}
      </p>
      {missing !== '' && !isBusy && (
        <p className="font-medium text-info text-sm">
          <PersonText>{words.again(missing)}</PersonText>
        </p>
      )}
      <div role="alert" id={errorId}>
        {error && <p className="font-medium text-bad text-sm">{error}</p>}
      </div>
    </Card>
  );
}

interface KindPickerProps {
  kind: MaterialKind;
  isDisabled: boolean;
  isChosen: boolean;
  isWrong: boolean;
  onChoose: (file: File) => void;
}

function KindPicker({ kind, isDisabled, isChosen, isWrong, onChoose }: KindPickerProps) {
  const Icon = kindIcons[kind];
  const onFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen) onChoose(chosen);
    // The same file may be chosen again after it was cleared.
    target.value = '';
  };
  return (
    <label
      className={cx(
        'flex min-h-20 flex-col items-center justify-center gap-0.5 rounded-field border p-2 text-center',
        'has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2',
        isDisabled
          ? 'cursor-not-allowed border-line bg-sunken text-muted'
          : 'cursor-pointer border-line-strong border-dashed hover:bg-primary-soft',
        isChosen && 'border-primary text-primary-strong',
      )}
    >
      <input
        type="file"
        accept={accepts[kind]}
        onChange={onFile}
        aria-invalid={isWrong || undefined}
        className="sr-only"
      />
      <Icon size={22} />
      <span className="font-medium">{words.kinds[kind]}</span>
      <span className="text-muted text-sm leading-tight">{words.takes[kind]}</span>
    </label>
  );
}

interface ChosenRowProps {
  chosen: ChosenFile;
  /** True while it is on its way, of which the row of the upload tells. */
  isOnItsWay: boolean;
  /** Whether the server has found something wrong with it. */
  hasFailed: boolean;
  onClear: () => void;
}

function ChosenRow({ chosen: { kind, file }, isOnItsWay, hasFailed, onClear }: ChosenRowProps) {
  const Icon = kindIcons[kind];
  return (
    <div
      className={cx(
        'flex items-center gap-3 rounded-field px-3 py-1.5',
        hasFailed ? 'bg-bad-soft' : 'bg-primary-soft',
      )}
    >
      <Icon size={22} className="shrink-0" />
      <p className="min-w-0 grow">
        <PersonText className="font-medium [overflow-wrap:anywhere]">{file.name}</PersonText>
        <span className="block text-sm">
          <span className="figures">{sizeText(file.size)}</span>
          {!hasFailed && !isOnItsWay && ` · ${words.chosen}`}
        </span>
      </p>
      <IconButton label={words.clear} onClick={onClear}>
        <X size={20} />
      </IconButton>
    </div>
  );
}
