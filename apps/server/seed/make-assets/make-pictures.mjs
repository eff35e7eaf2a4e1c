import sharp from 'sharp';
import { fivePrices } from './pictures/five-prices.mjs';
import { letterChart } from './pictures/letter-chart.mjs';
import { logo } from './pictures/logo.mjs';
import { market } from './pictures/market.mjs';
import { nominalSentence } from './pictures/nominal-sentence.mjs';
import { rootMap } from './pictures/root-map.mjs';
import { signature } from './pictures/signature.mjs';
import { teachers } from './pictures/teachers.mjs';
import { transferReceipt } from './pictures/transfer-receipt.mjs';
import { verseLayout } from './pictures/verse-layout.mjs';
import { vowelMarks } from './pictures/vowel-marks.mjs';

const pictures = [
  logo,
  signature,
  letterChart,
  vowelMarks,
  nominalSentence,
  rootMap,
  market,
  verseLayout,
  transferReceipt,
  fivePrices,
  ...teachers,
];

/** Draws every picture in the browser, which sets Arabic best, and packs it small for slow lines. */
export async function makePictures(open, folder) {
  for (const { file, width, height, html, transparent = false } of pictures) {
    const page = await open(html, width, height);
    const drawn = sharp(await page.screenshot({ omitBackground: transparent }));
    const packed = file.endsWith('.png')
      ? drawn.png({ palette: true, colours: 64, compressionLevel: 9 })
      : drawn.webp({ quality: 80, effort: 6, smartSubsample: true });
    await packed.toFile(folder + file);
    await page.close();
  }
}
