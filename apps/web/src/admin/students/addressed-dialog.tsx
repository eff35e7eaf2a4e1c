import type { Student } from '@institute/contract/people/students';
import { studentDialogs } from '../../domains/people/student-dialogs.ts';
import { useDialogInAddress } from '../../ui/use-dialog-in-address.ts';
import { LatePlaceDialog } from './late-place-dialog.ts';
import { OpenDialog } from './open-dialog.tsx';

/** The dialog about a student that the address asks for, as the search of the office does. */
export function AddressedDialog({ student }: { student: Student }) {
  const [isEnrolling, setEnrolling] = useDialogInAddress(studentDialogs.enrol);
  const [isFunding, setFunding] = useDialogInAddress(studentDialogs.fund);
  const [isPaying, setPaying] = useDialogInAddress(studentDialogs.pay);
  if (isEnrolling) return <LatePlaceDialog student={student} onClose={() => setEnrolling(false)} />;
  if (isPaying) {
    return <OpenDialog name="pay" student={student} onClose={() => setPaying(false)} />;
  }
  return (
    isFunding && <OpenDialog name="fund" student={student} onClose={() => setFunding(false)} />
  );
}
