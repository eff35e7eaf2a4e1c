import { RotateCw } from 'lucide-react';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { materialText } from '../../text.ts';

interface PdfMaterialProps {
  source: string;
  subject: string;
  onReload: () => void;
  reloading: boolean;
}

/**
 * The PDF in a frame without its toolbar, and beneath it the ways that always work: phones often
 * cannot show a PDF inside a page. A frame does not tell when it fails, so Reload is always there.
 */
export function PdfMaterial({ source, subject, onReload, reloading }: PdfMaterialProps) {
  return (
    <div className="flex flex-col gap-2">
      <iframe
        src={`${source}#toolbar=0&navpanes=0`}
        title={materialText.pdfTitle(subject)}
        loading="lazy"
        className="h-[500px] w-full rounded-field border border-line bg-sunken"
      />
      {navigator.pdfViewerEnabled === false && (
        <p className="text-muted">{materialText.noPdfInside}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <a
          href={source}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('secondary')}
        >
          {materialText.openPdf}
        </a>
        <a href={source} download={`${subject}.pdf`} className={buttonClass('ghost')}>
          {materialText.downloadPdf}
        </a>
        <Button variant="ghost" onClick={onReload} busy={reloading} icon={<RotateCw size={18} />}>
          {materialText.reload}
        </Button>
      </div>
    </div>
  );
}
