import type { Page } from '@playwright/test';

/**
 * Makes every ground one that contrast can be measured on, as axe gives up on the others: the
 * patterns drawn behind the words are hidden, and a gradient becomes the one of its colours that is
 * nearest to its words, which is the worst of them. Returns how to put everything back.
 */
export async function plainGrounds(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const lightness = (colour: string): number => {
      if (!pixel) return 0;
      pixel.clearRect(0, 0, 1, 1);
      pixel.fillStyle = colour;
      pixel.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data;
      const linear = (part: number) => ((part / 255 + 0.055) / 1.055) ** 2.4;
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>('body *')) {
      const { position, backgroundImage, color } = getComputedStyle(element);
      const isPattern = element.localName === 'svg' && position === 'absolute';
      const stops = backgroundImage.startsWith('linear-gradient')
        ? (backgroundImage.match(/(?:rgba?|oklch|oklab|color)\([^)]*\)/g) ?? [])
        : [];
      if (!isPattern && stops.length === 0) continue;
      element.dataset.stood = element.getAttribute('style') ?? '';
      if (isPattern) element.style.display = 'none';
      const words = lightness(color);
      const distance = (stop: string) => Math.abs(lightness(stop) - words);
      const worst = stops.sort((a, b) => distance(a) - distance(b))[0];
      if (worst) element.style.background = worst;
    }
  });
  return () =>
    page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-stood]')) {
        const { stood } = element.dataset;
        delete element.dataset.stood;
        if (stood) element.setAttribute('style', stood);
        else element.removeAttribute('style');
      }
    });
}
