import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { Button, buttonClass } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { Spinner } from '../ui/spinner.tsx';
import { type SmallPicture, shrinkImage, type UnreadableWords } from './shrink-image.ts';

/** What a picture field says. */
export interface PictureFieldWords extends UnreadableWords {
  imageAlt: string;
  chooseImage: string;
  anotherImage: string;
  preparing: string;
  removeImage: string;
}

interface PictureFieldProps {
  /** Data URL, empty when there is none. */
  image: string;
  size: SmallPicture;
  words: PictureFieldWords;
  hint: string;
  error: string | undefined;
  onImage: (image: string) => void;
  onRemove: () => void;
  /** Names the input for whoever leads to it. */
  'data-answer'?: string;
}

/** A picture that is sent with a form: chosen, made small in the browser, seen, removed. */
export function PictureField(props: PictureFieldProps) {
  const { image, hint, error, onRemove, words: said } = props;
  const id = useId();
  const picture = useSmallPicture(props);
  const words = picture.failure || error;
  return (
    <div className="flex flex-col items-start gap-3">
      {image !== '' && (
        <img
          src={image}
          alt={said.imageAlt}
          className="max-h-80 max-w-full rounded-field border border-line"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <PictureInput
          isPreparing={picture.isPreparing}
          onChoose={picture.onChoose}
          said={said}
          data-answer={props['data-answer']}
          hasImage={image !== ''}
          describedBy={cx(`${id}-hint`, words && `${id}-error`)}
          isWrong={Boolean(words)}
        />
        {image !== '' && (
          <Button variant="ghost" onClick={onRemove} icon={<Trash2 size={18} />}>
            {said.removeImage}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className="text-muted text-sm">
        {hint}
      </p>
      {words && (
        <p id={`${id}-error`} role="alert" className="font-medium text-bad text-sm">
          {words}
        </p>
      )}
    </div>
  );
}

/** A chosen picture made small, unless the field is gone by then, and why that could not be done. */
function useSmallPicture({ onImage, size, words }: PictureFieldProps) {
  const [isPreparing, setPreparing] = useState(false);
  const [failure, setFailure] = useState('');
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const onChoose = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (!file) return;
    setFailure('');
    setPreparing(true);
    try {
      const small = await shrinkImage(file, size, words);
      if (isHere.current) onImage(small);
    } catch (problem) {
      setFailure(problem instanceof Error ? problem.message : words.unreadable);
    } finally {
      setPreparing(false);
      // Choosing the same file again must be heard too.
      input.value = '';
    }
  };
  return { isPreparing, failure, onChoose };
}

interface PictureInputProps extends Omit<ReturnType<typeof useSmallPicture>, 'failure'> {
  said: PictureFieldWords;
  'data-answer': string | undefined;
  hasImage: boolean;
  describedBy: string;
  isWrong: boolean;
}

/** The press that lets a picture be chosen, the first or another. */
function PictureInput(props: PictureInputProps) {
  const { isPreparing, onChoose, said, hasImage, describedBy, isWrong } = props;
  return (
    <label
      className={cx(
        buttonClass('secondary'),
        'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-primary',
      )}
    >
      <input
        type="file"
        accept="image/*"
        disabled={isPreparing}
        onChange={onChoose}
        data-answer={props['data-answer']}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        className="sr-only"
      />
      {isPreparing ? <Spinner /> : <ImageUp size={18} />}
      {isPreparing ? said.preparing : hasImage ? said.anotherImage : said.chooseImage}
    </label>
  );
}
