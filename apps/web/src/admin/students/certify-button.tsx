import type { StudentRecord } from '@institute/contract/reports/student-record';
import { pathTo } from '@institute/contract/routes';
import { Award } from 'lucide-react';
import { certifyState } from '../../domains/certificates/certificate-handover.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { text } from './text.ts';

/** Leads to the certificates, of which one is then given to this student. */
export function CertifyButton({ student }: Pick<StudentRecord, 'student'>) {
  return (
    <LinkButton
      variant="secondary"
      icon={<Award size={18} />}
      to={pathTo('certificates')}
      state={certifyState([student])}
    >
      {text.chosen.certify}
    </LinkButton>
  );
}
