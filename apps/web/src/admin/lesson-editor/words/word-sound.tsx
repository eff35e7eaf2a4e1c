import type { ManagedWord, ManagedWords } from '@institute/contract/words/managed-words';
import { AudioLines, Mic } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FilesPlace } from '../../../domains/lessons/files-api.ts';
import { useSaveWords } from '../../../domains/words/managed-api.ts';
import { toSave } from '../../../domains/words/managed-model.ts';
import { refusalWords } from '../../../forms/submit-error.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SoundButton } from '../../../ui/sound-button.tsx';
import { toast } from '../../../ui/toast.ts';
import { LateMediaField } from '../media/late-media-field.tsx';
import { MediaPlaceProvider } from '../media/media-place.ts';
import { slotOfWord, useMediaWork } from '../media/media-work.ts';
import { bringBackTakes, openWork } from '../media/send-media.ts';
import { text } from './text.ts';

interface WordSoundProps {
  place: FilesPlace & { lessonId: number };
  saved: ManagedWords;
  word: ManagedWord;
}

/** The sound of a word in its row: to hear it, and to record, choose or remove it. */
export function WordSound({ place, saved, word }: WordSoundProps) {
  const [isOpen, setOpen] = useState(false);
  const slot = slotOfWord(word.id);
  const isWaiting = useMediaWork(({ works }) => works[slot] !== undefined);
  const words = text.sound;
  // What is recorded here is kept until it is sent, as that of blocks is.
  useEffect(openWork, []);
  const isFirst = saved.words[0]?.id === word.id;
  const slots = useRef(new Set(saved.words.map(({ id }) => slotOfWord(id)))).current;
  // Once for all rows.
  useEffect(() => {
    if (isFirst) void bringBackTakes(place.lessonId, (one) => slots.has(one));
  }, [isFirst, place.lessonId, slots]);
  const label = isWaiting ? words.waiting : word.sound ? words.change : words.add;
  return (
    <>
      {word.sound && <SoundButton path={word.sound.url} word={word.arabic} />}
      <IconButton
        label={label(word.arabic)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={cx(isWaiting && 'text-bad')}
      >
        {word.sound ? <AudioLines size={18} /> : <Mic size={18} />}
      </IconButton>
      {isOpen && <SoundDialog {...{ place, saved, word, slot }} onClose={() => setOpen(false)} />}
    </>
  );
}

interface SoundDialogProps extends WordSoundProps {
  slot: string;
  onClose: () => void;
}

function SoundDialog({ place, saved, word, slot, onClose }: SoundDialogProps) {
  const save = useSaveWords(place.lessonId);
  const [unsaved, setUnsaved] = useState<{ key: string; failure: string | null } | null>(null);
  /** Words are saved one by one: the sound is the word's as soon as the server has it. */
  const keep = async (key: string) => {
    setUnsaved({ key, failure: null });
    const words = saved.words.map((one) =>
      one.id === word.id ? { ...toSave(one), sound: key } : toSave(one),
    );
    try {
      await save.mutateAsync({ words, version: saved.version });
      setUnsaved(null);
      toast.success(text.dialog.saved);
    } catch (error) {
      setUnsaved({ key, failure: refusalWords(error, text.saveFailed) });
    }
  };
  const failure = unsaved?.failure;
  return (
    <Dialog open size="md" title={text.sound.title(word.arabic)} onClose={onClose}>
      <MediaPlaceProvider value={place}>
        <LateMediaField
          slot={slot}
          kind="audio"
          value={unsaved?.key ?? word.sound?.key ?? ''}
          error={failure ?? undefined}
          onChange={(key) => void keep(key)}
        />
      </MediaPlaceProvider>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        {unsaved && failure && (
          <Button variant="secondary" onClick={() => void keep(unsaved.key)}>
            {text.sound.again}
          </Button>
        )}
        <Button onClick={onClose} busy={save.isPending} busyLabel={text.dialog.saving}>
          {text.sound.done}
        </Button>
      </div>
    </Dialog>
  );
}
