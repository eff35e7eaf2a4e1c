import { pathTo } from '@institute/contract/routes';
import type { AppSettings } from '@institute/contract/settings/settings';
import { type Head, headTags } from './head.ts';
import { pictureAddress, pictureOfInstitute } from './link-pictures.ts';
import { text } from './text.ts';

/** The pages of the application that are for everybody, and the address under which each is found. */
const addresses = {
  landing: pathTo('dashboard'),
  register: pathTo('register'),
  forgotPassword: pathTo('forgotPassword'),
  // Whoever has the code of a certificate finds it; a search engine does not.
  verify: pathTo('verifyForm'),
  terms: pathTo('terms'),
  privacy: pathTo('privacy'),
} as const;

/** Where the picture of the institute is. */
export const INSTITUTE_PICTURE = '/link.png';

/** The picture that links show which have none of their own. */
export function institutePicture(siteName: string, origin: string): Head['picture'] {
  const address = pictureAddress(INSTITUTE_PICTURE, pictureOfInstitute(siteName));
  return { url: `${origin}${address}`, words: siteName };
}

/** The head of a page of the application that is for everybody. */
export function publicHead(
  page: keyof typeof addresses,
  { siteName }: AppSettings,
  origin: string,
  description: string = text.descriptions[page],
): string {
  return headTags({
    title: page === 'landing' ? '' : text.titles[page],
    siteName,
    description,
    canonical: `${origin}${addresses[page]}`,
    picture: institutePicture(siteName, origin),
    ...(page === 'landing' && {
      data: {
        '@context': 'https://schema.org',
        '@type': 'EducationalOrganization',
        name: siteName,
        url: `${origin}/`,
      },
    }),
  });
}

/** The head of a page for one person, which nothing is to be known of. */
export function privateHead({ siteName }: AppSettings): string {
  return headTags({
    title: '',
    siteName,
    description: text.descriptions.landing,
    canonical: null,
    picture: null,
  });
}
