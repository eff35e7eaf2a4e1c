import type { PublicClass } from '@institute/contract/classes/public-class';
import { language } from '@institute/contract/language';
import { nairaText } from '@institute/contract/money';
import { pathTo } from '@institute/contract/routes';
import type { Course, CourseInstance, WithContext } from 'schema-dts';

/**
 * A class in the words of schema.org, as search engines ask for courses: who gives it, what it costs
 * and how much work it is.
 */
export function courseData(
  { item, slug, isOpen, meetsAt }: PublicClass,
  institute: { siteName: string; origin: string; picture: string },
): WithContext<Course> {
  const { siteName, origin, picture } = institute;
  const url = `${origin}${pathTo('publicClass', { slug })}`;
  const outcomes = item.outcomes.split('\n').filter((line) => line.trim() !== '');
  const price = nairaText(item.isPremium ? item.priceKobo : 0);
  const isFree = Number(price) === 0;
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    '@id': url,
    url,
    name: item.name,
    description: item.about.trim() || item.name,
    image: picture,
    inLanguage: language.code,
    about: 'Arabic language',
    ...(item.level && { educationalLevel: item.level }),
    ...(outcomes.length > 0 && { teaches: outcomes }),
    isAccessibleForFree: isFree,
    provider: { '@type': 'EducationalOrganization', name: siteName, url: `${origin}/` },
    offers: {
      '@type': 'Offer',
      category: isFree ? 'Free' : item.isMonthly ? 'Subscription' : 'Paid',
      price,
      priceCurrency: 'NGN',
      availability: isOpen ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
      url,
    },
    hasCourseInstance: instance(item, meetsAt),
  };
}

function instance(item: PublicClass['item'], meetsAt: Date | null): CourseInstance {
  return {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    ...(item.hours > 0 && { courseWorkload: `PT${item.hours}H` }),
    ...(item.teacher && { instructor: { '@type': 'Person', name: item.teacher } }),
    ...(meetsAt !== null && { startDate: meetsAt.toISOString() }),
  };
}
