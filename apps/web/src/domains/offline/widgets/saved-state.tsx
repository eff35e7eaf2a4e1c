import { Check, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { sizeText } from '../../../ui/byte-size.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { pauseSaving, saveClass } from '../save-class.ts';
import { bytesOf, type SavedClass, useSavedStore } from '../saved-classes.ts';
import { text as words } from '../text.ts';
import { useUpToDate } from '../use-saving.ts';
import { RemoveDialog } from './remove-dialog.tsx';

const text = words.saving;

/** A saved class on its own page, where it is brought up to date. */
export function SavedClassState({ saved }: { saved: SavedClass }) {
  return <SavedState saved={saved} isOld={useUpToDate(saved)} />;
}

/** A class that is on this device, or on its way there. */
export function SavedState({ saved, isOld = false }: { saved: SavedClass; isOld?: boolean }) {
  const [removes, setRemoves] = useState(false);
  const { state } = saved;
  const isRunning = state === 'saving';
  const mayGoOn = !isRunning && (state !== 'saved' || isOld);
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center justify-between gap-2">
        <div role="status" className="min-w-0 grow text-sm">
          <StateWords saved={saved} />
        </div>
        <IconButton label={text.remove} onClick={() => setRemoves(true)}>
          <Trash2 size={18} />
        </IconButton>
      </div>
      {isOld && <p className="text-muted text-sm">{text.changed}</p>}
      {(mayGoOn || isRunning) && (
        <p className="-ms-3 flex flex-wrap">
          {isRunning ? (
            <Button variant="ghost" size="sm" onClick={() => pauseSaving(saved.classId)}>
              {text.pause}
            </Button>
          ) : (
            <Button
              variant="ghost"
              size="sm"
              icon={<RotateCw size={18} />}
              onClick={() => void saveClass(saved)}
            >
              {isOld ? text.update : text.goOn}
            </Button>
          )}
        </p>
      )}
      {removes && <RemoveDialog saved={saved} onClose={() => setRemoves(false)} />}
    </div>
  );
}

/** How far a class is on this device, in words. */
function StateWords({ saved }: { saved: SavedClass }) {
  const progress = useSavedStore((state) => state.progress[saved.classId]);
  const done = Object.keys(saved.lessons).length;
  const { state } = saved;
  if (state === 'saved') {
    return (
      <p className="flex items-center gap-2 font-medium text-good">
        <Check size={18} className="shrink-0" />
        <span>
          {text.saved} · <span className="figures">{sizeText(bytesOf(saved))}</span>
        </span>
      </p>
    );
  }
  if (state === 'saving') {
    return (
      <div className="flex flex-col gap-1.5">
        <p>
          {text.title} · <span className="figures">{text.progress(done, saved.total)}</span>
        </p>
        <ProgressBar value={progress?.done ?? 0} max={progress?.all || 1} label={text.title} />
        <p className="text-muted">{text.mayLeave}</p>
      </div>
    );
  }
  return (
    <p className="rounded-field bg-sunken px-3 py-2">
      {text.stopped(done, saved.total)} {text.why[state]}
    </p>
  );
}
