type Pen = CanvasRenderingContext2D;

const pixels = (length: string): number => Number.parseFloat(length) || 0;

/**
 * Paints an element onto a canvas as the browser has laid it out: grounds, borders, letters, drawings
 * and pictures, which is what a certificate is made of. The pen's origin is the element's corner.
 */
export async function paintElement(pen: Pen, root: HTMLElement): Promise<void> {
  const { left, top } = root.getBoundingClientRect();
  pen.save();
  pen.translate(-left, -top);
  await paint(pen, root);
  pen.restore();
}

async function paint(pen: Pen, element: Element): Promise<void> {
  const style = getComputedStyle(element);
  // What is said to those who listen alone.
  if (style.clipPath !== 'none') return;
  pen.save();
  pen.globalAlpha *= Number(style.opacity);
  if (element instanceof SVGSVGElement) await paintDrawing(pen, element, style);
  else {
    paintBox(pen, element.getBoundingClientRect(), style);
    if (element instanceof HTMLImageElement) paintPicture(pen, element, style);
    for (const child of element.childNodes) {
      if (child instanceof Text) paintText(pen, child, style);
      else if (child instanceof Element) await paint(pen, child);
    }
  }
  pen.restore();
}

function paintBox(pen: Pen, box: DOMRect, style: CSSStyleDeclaration): void {
  pen.fillStyle = style.backgroundColor;
  pen.fillRect(box.left, box.top, box.width, box.height);
  const { left, top, right, bottom, width, height } = box;
  const edge = (thick: number, colour: string, x: number, y: number, isUpright: boolean) => {
    if (thick === 0) return;
    pen.fillStyle = colour;
    pen.fillRect(x, y, isUpright ? thick : width, isUpright ? height : thick);
  };
  const [below, beside] = [pixels(style.borderBottomWidth), pixels(style.borderRightWidth)];
  edge(pixels(style.borderTopWidth), style.borderTopColor, left, top, false);
  edge(below, style.borderBottomColor, left, bottom - below, false);
  edge(pixels(style.borderLeftWidth), style.borderLeftColor, left, top, true);
  edge(beside, style.borderRightColor, right - beside, top, true);
  const outline = pixels(style.outlineWidth);
  if (style.outlineStyle === 'none' || outline === 0) return;
  const away = pixels(style.outlineOffset) + outline / 2;
  pen.strokeStyle = style.outlineColor;
  pen.lineWidth = outline;
  pen.strokeRect(left - away, top - away, width + 2 * away, height + 2 * away);
}

/** A drawing of ours, which takes its colours from where it stands. */
async function paintDrawing(pen: Pen, drawing: SVGSVGElement, style: CSSStyleDeclaration) {
  const { left, top, width, height } = drawing.getBoundingClientRect();
  const alone = drawing.cloneNode(true) as SVGSVGElement;
  alone.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  alone.removeAttribute('class');
  const inset = pixels(style.paddingTop);
  const side = [width - 2 * inset, height - 2 * inset] as const;
  alone.setAttribute('width', `${side[0]}`);
  alone.setAttribute('height', `${side[1]}`);
  alone.style.color = style.color;
  const paper = '--certificate-paper';
  alone.style.setProperty(paper, style.getPropertyValue(paper));
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(alone))}`;
  await picture.decode();
  pen.fillStyle = style.backgroundColor;
  pen.fillRect(left, top, width, height);
  pen.drawImage(picture, left + inset, top + inset, ...side);
}

/** A picture within its box, whole (`object-fit: contain`). */
function paintPicture(pen: Pen, picture: HTMLImageElement, style: CSSStyleDeclaration): void {
  const { naturalWidth, naturalHeight } = picture;
  if (naturalWidth === 0 || naturalHeight === 0) return;
  const box = picture.getBoundingClientRect();
  const scale = Math.min(box.width / naturalWidth, box.height / naturalHeight);
  const [width, height] = [naturalWidth * scale, naturalHeight * scale];
  const x = box.left + (box.width - width) / 2;
  if (style.mixBlendMode === 'multiply') pen.globalCompositeOperation = 'multiply';
  pen.drawImage(picture, x, box.top + (box.height - height) / 2, width, height);
}

/** Letters stand where the browser has put each word; within a word it joins and orders them again. */
function paintText(pen: Pen, node: Text, style: CSSStyleDeclaration): void {
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  pen.direction = style.direction === 'rtl' ? 'rtl' : 'ltr';
  pen.textAlign = 'left';
  pen.fillStyle = style.color;
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = pen.measureText(' ');
  for (const { text, box } of piecesOf(node)) {
    pen.fillText(text, box.left, box.top + (box.height - up - down) / 2 + up);
  }
}

interface Piece {
  text: string;
  box: { left: number; top: number; height: number };
}

/** The words of a text, and of a word that was broken the part on each line. */
function piecesOf(node: Text): Piece[] {
  const range = document.createRange();
  const boxOf = (from: number, to: number) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return range.getBoundingClientRect();
  };
  const pieces: Piece[] = [];
  for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
    const box = boxOf(index, index + word.length);
    const isWhole = new Set([...range.getClientRects()].map(({ top }) => top)).size <= 1;
    if (isWhole) pieces.push({ text: word, box });
    else pieces.push(...linesOf(word, (from, to) => boxOf(index + from, index + to)));
  }
  return pieces;
}

/** A word line by line, letter after letter with its marks. */
function linesOf(word: string, boxOf: (from: number, to: number) => DOMRect): Piece[] {
  const lines: Piece[] = [];
  for (const { 0: segment, index } of word.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const box = boxOf(index, index + segment.length);
    const line = lines.at(-1);
    if (line?.box.top !== box.top) lines.push({ text: segment, box });
    else {
      line.text += segment;
      line.box = { ...line.box, left: Math.min(line.box.left, box.left) };
    }
  }
  return lines;
}
