import { dictionary } from '@institute/contract/language';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useIsOffline } from '../../../platform/connection.ts';
import { Button } from '../../../ui/button.tsx';
import { late } from '../../../ui/late.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { useSavedClass } from '../saved-classes.ts';
import { canSave } from '../storage.ts';

/** Its word comes with it; what else is said of saving comes with the code that saves. */
const text = dictionary('domains/offline/save', { save: 'Save class' });

const fetchAway = () => import('../away.ts');
const AskToSave = lazyDialog(() => fetchAway().then((code) => code.AskToSave), 'when-opened');
const SavedClassState = late(() => fetchAway().then((code) => code.SavedClassState));

interface SaveClassProps {
  /** The token of the class, as links have it. */
  classId: string;
  name: string;
}

/** Keeps a class on this device: the button, how far it is, and the way to take it off again. */
export function SaveClass(props: SaveClassProps) {
  const saved = useSavedClass(props.classId);
  const [asks, setAsks] = useState(false);
  const isOffline = useIsOffline();
  if (!canSave() || (saved === null && isOffline)) return null;
  // The room it takes, so that nothing below moves.
  const room = <div className="min-h-11" />;
  if (saved === undefined) return room;
  if (saved) return <SavedClassState saved={saved} fallback={room} />;
  return (
    <>
      <Button variant="secondary" icon={<Download size={18} />} onClick={() => setAsks(true)}>
        {text.save}
      </Button>
      <AskToSave shown={asks ? { ...props, onClose: () => setAsks(false) } : null} />
    </>
  );
}
