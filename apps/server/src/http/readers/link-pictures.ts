import { titleParts } from '@institute/contract/arabic/two-scripts';
import { coverOf } from '@institute/contract/classes/class-cover';
import { classPriceWords } from '@institute/contract/classes/class-price';
import type { PublicClass } from '@institute/contract/classes/public-class';
import { drawLinkPicture, type LinkPicture } from '../../platform/pictures.ts';
import { hash } from '../../platform/random.ts';
import { Recent } from '../../platform/version-cache.ts';
import { text } from './text.ts';

/** Pictures a process keeps, each some 50 kB: as many as it keeps pages of classes. */
const KEPT = 500;

const drawn = new Recent<Promise<Uint8Array>>(KEPT);

/** The picture that the link of a class shows. */
export function pictureOfClass({ item }: PublicClass, siteName: string): LinkPicture {
  const { arabic, latin } = titleParts(item.name);
  const facts = [
    item.level && text.levels[item.level],
    item.hours > 0 ? text.hours(item.hours) : '',
  ].filter((fact) => fact !== '');
  return {
    ...coverOf(item.category),
    site: siteName,
    arabic: arabic ?? '',
    latin: latin ?? '',
    facts: facts.join(' · '),
    price: classPriceWords(item),
  };
}

/** The picture that links to the other pages show. */
export function pictureOfInstitute(siteName: string): LinkPicture {
  const { arabic, latin } = titleParts(siteName);
  return {
    ...{ ground: 0, scale: 1, site: '', facts: '', price: text.tagline },
    ...{ arabic: arabic ?? '', latin: latin ?? '' },
  };
}

/** Another one whenever the picture looks otherwise. */
export const versionOf = (shown: LinkPicture): string => hash(JSON.stringify(shown)).slice(0, 12);

/** The address of a picture, which is another one whenever it looks otherwise. */
export const pictureAddress = (path: string, shown: LinkPicture): string =>
  `${path}?v=${versionOf(shown)}`;

/** The picture as a PNG, drawn once per change in each process. Errors: unavailable. */
export function linkPicture(shown: LinkPicture): Promise<Uint8Array> {
  const version = versionOf(shown);
  return drawn.of(version, () => {
    const drawing = drawLinkPicture(shown);
    drawing.catch(() => drawn.forget(version));
    return drawing;
  });
}
