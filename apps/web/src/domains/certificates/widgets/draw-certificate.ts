import type { Certificate } from '@institute/contract/certificates/certificates';
import { loadCertificateFaces } from './certificate-faces.ts';
import { paintElement } from './paint-element.ts';

/** A sheet of A4 lying on its side, at about 170 dots to the inch. */
const WIDTH = 2_000;

interface Drawn {
  certificate: Certificate;
  /** Name of the institute. */
  site: string;
  /** The certificate as it is shown, at whatever size. */
  shown: HTMLElement;
}

/**
 * The certificate as a PNG, for sharing. It is no second drawing: the sheet that is shown is laid out
 * once more at the size of paper, out of sight, and painted as the browser has set it.
 */
export async function drawCertificate({ certificate, site, shown }: Drawn): Promise<Blob> {
  await loadCertificateFaces(certificate, site);
  const sheet = onPaper(shown);
  try {
    await Promise.all([...sheet.querySelectorAll('img')].map(untilLoaded));
    const { width, height } = sheet.getBoundingClientRect();
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('This browser gives no canvas to draw on');
    const scale = WIDTH / width;
    canvas.width = WIDTH;
    canvas.height = Math.round(height * scale);
    pen.scale(scale, scale);
    await paintElement(pen, sheet);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came out'))));
    });
  } finally {
    sheet.remove();
  }
}

/** A copy as wide as a sheet of A4, laid out beside what can be seen. */
function onPaper(shown: HTMLElement): HTMLElement {
  const sheet = shown.cloneNode(true) as HTMLElement;
  sheet.inert = true;
  Object.assign(sheet.style, { position: 'fixed', top: '0', left: '-400mm', width: '297mm' });
  document.body.append(sheet);
  return sheet;
}

/** A picture that cannot be had is left out, as it is where it is shown. */
const untilLoaded = (picture: HTMLImageElement): Promise<void> => picture.decode().catch(() => {});
