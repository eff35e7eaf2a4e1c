import { useEffect, useState } from 'react';
import { sizeText } from '../../../ui/byte-size.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { type Savable, sizesOf } from '../model.ts';
import { saveClass } from '../save-class.ts';
import { roomHere } from '../storage.ts';
import { text as words } from '../text.ts';
import { useSavable } from '../use-saving.ts';

const text = words.saving;

interface AskToSaveProps {
  classId: string;
  name: string;
  onClose: () => void;
}

/** What saving a class takes, before anything is fetched; films only where they are asked for. */
export function AskToSave({ classId, name, onClose }: AskToSaveProps) {
  const savable = useSavable(classId, true);
  const [withFilms, setWithFilms] = useState(false);
  const [withRecordings, setWithRecordings] = useState(false);
  const { data } = savable;
  if (!data || data.lessons.length === 0) {
    return (
      <Dialog open onClose={onClose} title={text.dialogTitle} size="sm">
        {data ? (
          <p>{text.nothing}</p>
        ) : savable.isError ? (
          <ErrorState title={text.unknown} query={savable} />
        ) : (
          <Loading label={text.reckoning}>
            <Skeleton className="h-6" />
            <Skeleton className="mt-2 h-6 w-2/3" />
          </Loading>
        )}
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title={text.dialogTitle}
      confirmLabel={text.confirm}
      onConfirm={() => {
        onClose();
        void saveClass({ classId, name, withFilms, withRecordings });
      }}
      onClose={onClose}
    >
      <p className="mb-2 font-medium text-ink">
        <PersonText>{name}</PersonText>
      </p>
      <Sizes
        savable={data}
        withFilms={withFilms}
        onFilms={setWithFilms}
        withRecordings={withRecordings}
        onRecordings={setWithRecordings}
      />
    </ConfirmDialog>
  );
}

interface SizesProps {
  savable: Savable;
  withFilms: boolean;
  onFilms: (wanted: boolean) => void;
  withRecordings: boolean;
  onRecordings: (wanted: boolean) => void;
}

function Sizes({ savable, withFilms, onFilms, ...own }: SizesProps) {
  const { bytes, films, filmBytes } = sizesOf(savable);
  const { recordings } = savable;
  const [free, setFree] = useState<number | null>(null);
  useEffect(() => void roomHere().then((room) => setFree(room?.free ?? null)), []);
  const wanted = bytes + (withFilms ? filmBytes : 0) + (own.withRecordings ? recordings.bytes : 0);
  const isTooMuch = free !== null && wanted > free;
  return (
    <div className="flex flex-col gap-1">
      <p>{text.holds(savable.lessons.length, sizeText(bytes))}</p>
      {savable.locked > 0 && <p>{text.locked(savable.locked)}</p>}
      {films > 0 && (
        <CheckboxField
          label={text.withFilms(films, sizeText(filmBytes))}
          checked={withFilms}
          onChange={(event) => onFilms(event.target.checked)}
          className="text-ink"
        />
      )}
      {recordings.count > 0 && (
        <CheckboxField
          label={text.withRecordings(recordings.count, sizeText(recordings.bytes))}
          checked={own.withRecordings}
          onChange={(event) => own.onRecordings(event.target.checked)}
          className="text-ink"
        />
      )}
      {free !== null && <p>{text.room(sizeText(free))}</p>}
      {isTooMuch && <p className="text-bad">{text.why.full}</p>}
    </div>
  );
}
