import type { OfficeWork } from '@institute/contract/reports/reports';
import { PersonText } from '../../../ui/person-text.tsx';
import { studentWalletPath } from '../../people/student-path.ts';
import { InstituteTime } from '../../settings/widgets/institute-time.tsx';
import { WorkRow } from './work-part.tsx';

/** A card payment that failed, with the way to where it stands among those of its student. */
export function FailedPaymentRow({
  payment: { reference, studentId, name, at },
}: {
  payment: OfficeWork['payments']['first'][number];
}) {
  return (
    <WorkRow to={studentWalletPath(studentId)} aside={<InstituteTime at={at} />}>
      <PersonText>{name}</PersonText>
      <span translate="no" dir="ltr" className="text-muted [overflow-wrap:anywhere]">
        {reference}
      </span>
    </WorkRow>
  );
}
