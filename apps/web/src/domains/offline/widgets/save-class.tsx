import { dictionary } from '@institute/contract/language';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useIsOffline } from '../../../platform/connection.ts';
import { Button } from '../../../ui/button.tsx';
import { useSavedClass } from '../saved-classes.ts';
import { canSave } from '../storage.ts';
import { AskToSave } from './save-dialog.tsx';
import { SavedClassState } from './saved-state.tsx';

const text = dictionary('domains/offline/save', { save: 'Save class' });

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
  if (saved) return <SavedClassState saved={saved} />;
  return (
    <>
      <Button variant="secondary" icon={<Download size={18} />} onClick={() => setAsks(true)}>
        {text.save}
      </Button>
      {asks && <AskToSave {...props} onClose={() => setAsks(false)} />}
    </>
  );
}
