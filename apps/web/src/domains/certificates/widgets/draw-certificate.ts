import { qrModules } from '../../../ui/qr-code.tsx';
import { paragraphsOf, readableText } from '../../../ui/readable-text.ts';
import { whenText } from '../../../ui/when.tsx';
import type { Certificate } from '../model.ts';
import { checkAddress, verifyAddress, text as words } from '../text.ts';
import { CERTIFICATE_FACES, loadCertificateFaces } from './certificate-faces.ts';
import { layOutLines, type Measure, type PictureLine, widthOf } from './lay-out-lines.ts';

/** A sheet of A4 lying on its side, at about 170 dots to the inch. */
const WIDTH = 2_000;
const HEIGHT = 1_414;
const MARGIN = 60;
const CENTRE = WIDTH / 2;

/** Arabic letters are drawn larger than Latin ones of the same name, as on the page. */
const ARABIC_SCALE = 1.3;

/** The certificate as a PNG, for sharing: what the sheet shows, drawn with the faces of the page. */
export async function drawCertificate(certificate: Certificate, site: string): Promise<Blob> {
  await loadCertificateFaces(certificate, site);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser gives no canvas to draw on');
  const colour = (name: string) =>
    getComputedStyle(document.documentElement).getPropertyValue(`--certificate-${name}`);

  drawGround(pen, colour('paper'), colour('gold'));
  drawMark(pen, CENTRE, 190, 5, colour('gold'));
  pen.fillStyle = colour('green');
  drawLines(pen, [site], { top: 275, size: 46, weight: 700 });
  const titleEnd = drawLines(pen, [certificate.title], { top: 370, size: 84, weight: 700 });
  pen.fillStyle = colour('ink');
  drawContent(pen, certificate.content, titleEnd + 20, 1_080);
  drawFoot(pen, certificate, colour);
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came out'))));
  });
}

const linesOf = (content: string): string[] =>
  paragraphsOf(readableText(content), /\n/).map(({ text }) => text);

type Pen = CanvasRenderingContext2D;

function drawGround(pen: Pen, paper: string, gold: string): void {
  pen.fillStyle = paper;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = gold;
  pen.lineWidth = 2;
  pen.globalAlpha = 0.16;
  for (let y = 0; y < HEIGHT; y += 112) {
    for (let x = 0; x < WIDTH; x += 112) drawStar(pen, x + 56, y + 56, 2);
  }
  // The pattern shines through the sheet faintly, and fully around it.
  pen.globalAlpha = 0.82;
  pen.fillRect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN);
  pen.globalAlpha = 1;
  for (const [inset, width] of [
    [0, 5],
    [18, 2],
  ] as const) {
    const edge = MARGIN + inset;
    pen.lineWidth = width;
    pen.strokeRect(edge, edge, WIDTH - 2 * edge, HEIGHT - 2 * edge);
  }
}

/** The eight-point star: two squares, one turned. */
function drawStar(pen: Pen, x: number, y: number, scale: number): void {
  pen.save();
  pen.translate(x, y);
  for (const turn of [0, Math.PI / 4]) {
    pen.rotate(turn);
    pen.strokeRect(-14 * scale, -14 * scale, 28 * scale, 28 * scale);
  }
  pen.restore();
}

function drawMark(pen: Pen, x: number, y: number, scale: number, gold: string): void {
  pen.strokeStyle = gold;
  pen.fillStyle = gold;
  pen.lineWidth = 7;
  drawStar(pen, x, y, scale / 1.8);
  pen.beginPath();
  pen.arc(x, y, 10, 0, 2 * Math.PI);
  pen.fill();
}

interface Setting {
  top: number;
  size: number;
  weight?: 400 | 700;
  width?: number;
  centre?: number;
}

const font = (size: number, weight: number, isArabic: boolean) =>
  `${weight} ${isArabic ? size * ARABIC_SCALE : size}px ${CERTIFICATE_FACES}`;

function measureWith(pen: Pen, size: number, weight: number): Measure {
  return (text, isArabic) => {
    pen.font = font(size, weight, isArabic);
    return pen.measureText(text).width;
  };
}

/** Line heights leave room for vowel signs above and below. */
const lineHeight = (size: number) => size * 2;

/** Draws paragraphs, centred, and gives where the next line would begin. */
function drawLines(pen: Pen, paragraphs: readonly string[], setting: Setting): number {
  const { top, size, weight = 400, width = WIDTH - 6 * MARGIN, centre = CENTRE } = setting;
  const measure = measureWith(pen, size, weight);
  let y = top;
  for (const line of paragraphs.flatMap((one) => layOutLines(one, width, measure))) {
    drawLine(pen, line, { y: y + size * 1.1, centre, size, weight, measure });
    y += lineHeight(size);
  }
  return y;
}

interface LinePosition {
  y: number;
  centre: number;
  size: number;
  weight: number;
  measure: Measure;
}

function drawLine(pen: Pen, { rtl, segments }: PictureLine, position: LinePosition): void {
  const { y, centre, size, weight, measure } = position;
  let x = centre - widthOf(segments, measure) / 2;
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
  for (const { isArabic, text } of rtl ? [...segments].reverse() : segments) {
    pen.font = font(size, weight, isArabic);
    pen.direction = isArabic ? 'rtl' : 'ltr';
    pen.fillText(text, x, y);
    x += measure(text, isArabic);
  }
}

/** The content in the largest size that fits between two heights, in their middle. */
function drawContent(pen: Pen, content: string, top: number, bottom: number): void {
  const paragraphs = linesOf(content);
  const width = WIDTH - 6 * MARGIN;
  const heightAt = (size: number) => {
    const measure = measureWith(pen, size, 400);
    const lines = paragraphs.flatMap((one) => layOutLines(one, width, measure));
    return lines.length * lineHeight(size);
  };
  let size = 52;
  while (size > 12 && heightAt(size) > bottom - top) size -= 2;
  const space = Math.max(0, (bottom - top - heightAt(size)) / 2);
  drawLines(pen, paragraphs, { top: top + space, size, width });
}

function drawFoot(pen: Pen, certificate: Certificate, colour: (name: string) => string): void {
  const side = 180;
  const left = WIDTH - 2 * MARGIN - side - 20;
  const top = HEIGHT - 2 * MARGIN - side - 50;
  const rows = qrModules(verifyAddress(certificate.code));
  const module = side / rows.length;
  for (const [y, row] of rows.entries()) {
    for (const [x, dark] of row.entries()) {
      // A little larger than its room: no seams between neighbours.
      if (dark) pen.fillRect(left + x * module, top + y * module, module + 0.5, module + 0.5);
    }
  }
  const issued = new Date(`${certificate.issuedOn}T00:00:00Z`);
  const date = Number.isNaN(issued.getTime()) ? certificate.issuedOn : whenText(issued, 'UTC');
  drawLines(pen, [date], { top: 1_205, size: 34, centre: 330, width: 400 });
  const signature = linesOf(certificate.footer);
  drawLines(pen, signature, { top: 1_206 - 56 * (signature.length - 1), size: 32, width: 900 });
  drawLines(pen, [certificate.code], { top: top + side, size: 26, centre: left + side / 2 });
  pen.fillStyle = colour('muted');
  drawLines(pen, [checkAddress()], { top: top + side + 44, size: 22, centre: left + side / 2 });
  drawLines(pen, [words.issued], { top: 1_150, size: 26, centre: 330 });
}
