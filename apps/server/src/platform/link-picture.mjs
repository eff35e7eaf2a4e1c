import sharp from 'sharp';

/*
 * Draws the picture that a shared link shows: 1200 by 630, as the services that show them ask for.
 * Letters are set by Pango, which joins and vocalises Arabic as it is written, from the faces in the
 * folder `fonts` alone. Runs in the worker of pictures.ts.
 */

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const ROOM = WIDTH - 2 * MARGIN;

/** As apps/web/src/styles/tokens.css has them: the grounds of covers in their order, then the rest. */
const GROUNDS = ['#0f5a54', '#2c4a7c', '#8a4326', '#515c24', '#6b3455', '#75561a'];
const LIGHT = '#fbf7ec';
const GOLD = '#f2c46b';

/**
 * What is drawn. Every text may be empty.
 * @typedef {object} LinkPictureTask
 * @property {'link'} kind
 * @property {number} ground its number among the grounds of covers
 * @property {number} scale of the pattern
 * @property {string} site name of the institute
 * @property {string} arabic title in Arabic
 * @property {string} latin title in Latin letters
 * @property {string} facts such as the level
 * @property {string} price
 */

/** @typedef {{ text: string, size: number, least: number, height: number, face?: string, weight?: string, colour: string }} Line */

/** The house ornament, as in apps/web/src/ui/star-pattern.tsx. @param {LinkPictureTask} task */
function ground({ ground, scale }) {
  const square = 'M-14-14H14V14H-14Z';
  const rays =
    'M-28 0H-19.8M28 0H19.8M0-28V-19.8M0 28V19.8M-28-28-14-14M28 28 14 14M28-28 14-14M-28 28-14 14';
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <pattern id="stars" width="56" height="56" patternUnits="userSpaceOnUse" patternTransform="scale(${2 * scale})">
      <g fill="none" stroke="${LIGHT}" stroke-width="1" transform="translate(28 28)">
        <path d="${square}"/><path d="${square}" transform="rotate(45)"/><path d="${rays}"/>
      </g>
    </pattern>
    <rect width="100%" height="100%" fill="${GROUNDS[ground] ?? GROUNDS[0]}"/>
    <rect width="100%" height="100%" fill="url(#stars)" opacity="0.13"/>
    <rect x="28" y="28" width="${WIDTH - 56}" height="${HEIGHT - 56}" fill="none" stroke="${GOLD}" stroke-width="3" rx="10"/>
    <g fill="none" stroke="${GOLD}" stroke-width="3" transform="translate(600 92) scale(1.4)">
      <path d="${square}"/><path d="${square}" transform="rotate(45)"/>
    </g>
  </svg>`);
}

/** @param {string} text */
const escaped = (text) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;' })[sign] ?? '&gt;');

/**
 * A text in the largest of its sizes that fits its room.
 * @param {Line} line
 */
async function setLine({
  text,
  size,
  least,
  height,
  face = 'Noto Serif',
  weight = 'normal',
  colour,
}) {
  for (let at = size; ; at -= 4) {
    const markup = `<span foreground="${colour}" face="${face}" weight="${weight}" size="${at}pt">${escaped(text)}</span>`;
    const set = await sharp({
      text: { text: markup, rgba: true, dpi: 72, width: ROOM, align: 'centre', wrap: 'word-char' },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    const fits = set.info.height <= height && set.info.width <= ROOM;
    if (fits) return set;
    // What is too long in the smallest size is cut at its foot.
    if (at <= least) return cut(set.data, Math.min(set.info.height, height));
  }
}

/** @param {Buffer} picture @param {number} height */
async function cut(picture, height) {
  const { width = 1 } = await sharp(picture).metadata();
  const side = Math.min(width, ROOM);
  return sharp(picture)
    .extract({ left: 0, top: 0, width: side, height })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/**
 * @param {LinkPictureTask} task
 * @returns {Promise<Uint8Array>} a PNG
 */
export async function drawLink(task) {
  const { site, arabic, latin, facts, price } = task;
  const titles = [
    {
      text: arabic,
      size: 104,
      least: 44,
      height: latin ? 210 : 280,
      face: 'Amiri',
      colour: LIGHT,
    },
    {
      text: latin,
      size: arabic ? 52 : 76,
      least: 32,
      height: arabic ? 130 : 260,
      weight: 'bold',
      colour: LIGHT,
    },
  ];
  const parts = [];
  const set = async (/** @type {Line} */ line) => (line.text ? setLine(line) : null);
  const name = await set({ text: site, size: 30, least: 18, height: 50, colour: LIGHT });
  if (name) parts.push({ ...name, top: 134 });
  const drawn = (await Promise.all(titles.map(set))).filter((one) => one !== null);
  const between = 26;
  const whole = drawn.reduce((sum, one) => sum + one.info.height, between * (drawn.length - 1));
  let top = Math.round(334 - whole / 2);
  for (const one of drawn) {
    parts.push({ ...one, top: Math.max(top, 180) });
    top += one.info.height + between;
  }
  const cost = await set({
    text: price,
    size: 40,
    least: 24,
    height: 60,
    weight: 'bold',
    colour: GOLD,
  });
  if (cost) parts.push({ ...cost, top: 496 });
  const line = await set({ text: facts, size: 26, least: 18, height: 40, colour: LIGHT });
  if (line) parts.push({ ...line, top: price ? 552 : 520 });
  return sharp(ground(task))
    .composite(
      parts.map(({ data, info, top: at }) => ({
        input: data,
        left: Math.round((WIDTH - info.width) / 2),
        top: Math.min(at, HEIGHT - info.height),
      })),
    )
    .png({ palette: true, colours: 128, effort: 7 })
    .toBuffer();
}
