import type { Class } from '@institute/contract/classes/classes';
import { openClasses } from '@institute/contract/classes/classes-on-show';
import type {
  PublicClass,
  PublicLesson,
  TriedLesson,
} from '@institute/contract/classes/public-class';
import type { ReaderView } from '@institute/contract/classes/reader-view';
import { pathTo } from '@institute/contract/routes';
import type { AppSettings } from '@institute/contract/settings/settings';
import type { Services } from '../../context.ts';
import { publicClasses } from '../../modules/classes/index.ts';
import { showClass, showLesson } from '../../modules/lessons/index.ts';
import { publicSettings, readProfile } from '../../modules/settings/index.ts';
import { presentWords, wordsOfLesson } from '../../modules/words/index.ts';
import { loadPainter } from '../../platform/painter.ts';
import { type MadePage, madePage } from '../made-pages.ts';
import { readerHtml } from '../page-html.ts';
import { courseData } from './course-data.ts';
import { type Head, headTags } from './head.ts';
import { pictureAddress, pictureOfClass } from './link-pictures.ts';
import { institutePicture } from './page-heads.ts';
import { text } from './text.ts';

/** What a page is made of; nothing where there is none. */
interface Found {
  settings: AppSettings;
  view: ReaderView | null;
}

/** Pages that a process keeps; the one made first goes first. */
const KEPT = 500;

/** The pages for readers, each made once per change. */
export function readerPages(services: Services) {
  const kept = new Map<string, () => Promise<MadePage | null>>();
  const make = ({ settings, view }: Found) => view && pageOf(settings, view, services);

  /** The page of a key; one that shows nothing is not kept, or invented addresses would fill it all. */
  async function page(key: string, read: () => Promise<ReaderView | null>) {
    let made = kept.get(key);
    if (!made) {
      made = madePage(
        async () => ({ settings: await publicSettings(services), view: await read() }),
        make,
      );
      kept.set(key, made);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    }
    const found = await made();
    if (!found) kept.delete(key);
    return found;
  }

  const missing = (what: 'class' | 'lesson') =>
    madePage(
      async (): Promise<Found & { view: ReaderView }> => ({
        settings: await publicSettings(services),
        view: { kind: 'missing', what, classes: await publicClasses(services) },
      }),
      ({ settings, view }) => pageOf(settings, view, services),
    );
  /** A page of which there is one. */
  const only = (read: () => Promise<ReaderView>) =>
    madePage(
      async () => ({ settings: await publicSettings(services), view: await read() }),
      ({ settings, view }) => pageOf(settings, view, services),
    );
  const classes = only(async () => ({ kind: 'classes', classes: await joinableClasses(services) }));
  const about = only(async () => ({
    kind: 'about',
    settings: await publicSettings(services),
    profile: await readProfile(services),
  }));
  const missingPages = { class: missing('class'), lesson: missing('lesson') };

  return {
    /** Null for a class that is not on show. */
    class: (id: number) =>
      page(`class/${id}`, async () => {
        const shown = await showClass(services, id);
        return shown && { kind: 'class', page: shown };
      }),
    /** Null for a lesson that is not for everybody. */
    lesson: (classId: number, rand: string) =>
      page(`lesson/${classId}/${rand}`, async () => {
        const lesson = await showLesson(services, classId, rand);
        if (!lesson) return null;
        const { id, ...shown } = lesson;
        const words = await presentWords(services, await wordsOfLesson(services.db, id));
        return { kind: 'lesson', lesson: { ...shown, words } };
      }),
    /** All classes that can be joined. */
    classes,
    /** What the institute says of itself. */
    about,
    /** Says that there is nothing, and what there is instead. */
    missing: (what: 'class' | 'lesson') => missingPages[what](),
  };
}

async function pageOf(
  settings: AppSettings,
  view: ReaderView,
  { config }: Services,
): Promise<string> {
  const origin = config.publicUrl;
  const frame = { siteName: settings.siteName, timeZone: settings.timeZone, origin };
  const painted = (await loadPainter()).paintReader(frame, view);
  return readerHtml({
    meta: headTags(headOf(settings, view, origin)),
    view: painted,
    tried: view.kind === 'lesson' ? triedOf(view.lesson) : null,
  });
}

/** What gives a lesson life in its page; null for one that is a text, which needs none. */
function triedOf(lesson: PublicLesson): TriedLesson | null {
  const { blocks, files, words, subject, material, materialExtension } = lesson;
  if (blocks.length === 0) return null;
  return { blocks, files, words, subject, material, materialExtension };
}

function headOf({ siteName }: AppSettings, view: ReaderView, origin: string): Head {
  if (view.kind === 'missing') {
    const title = text.missing[view.what];
    return { title, siteName, description: title, canonical: null, picture: null };
  }
  if (view.kind === 'classes' || view.kind === 'about') {
    const path = pathTo(view.kind === 'about' ? 'about' : 'publicClasses');
    return {
      ...{ title: text.titles[view.kind], siteName },
      description: aboutOf(view) || text.descriptions[view.kind],
      canonical: `${origin}${path}`,
      picture: institutePicture(siteName, origin),
    };
  }
  const shown = view.kind === 'class' ? view.page : view.lesson.class;
  const { item, slug } = shown;
  const picture = pictureOf(shown, siteName, origin);
  if (view.kind === 'lesson') {
    const { subject, rand } = view.lesson;
    return {
      ...{ title: `${subject} · ${item.name}`, siteName, picture },
      description: text.aboutLesson(subject, item.name),
      canonical: `${origin}${pathTo('publicLesson', { slug, id: rand })}`,
    };
  }
  return {
    ...{ title: item.name, siteName, picture },
    description: item.about.trim() || text.aboutClass(item.name),
    canonical: `${origin}${pathTo('publicClass', { slug })}`,
    data: courseData(shown, { siteName, origin, picture: picture.url }),
  };
}

/** What the page of the institute is described by: its own words, where it has any. */
const aboutOf = (view: ReaderView) => (view.kind === 'about' ? view.settings.aboutUs.trim() : '');

/** The classes that can be joined. */
async function joinableClasses(services: Services): Promise<Class[]> {
  const { clock, config } = services;
  return openClasses(await publicClasses(services), clock.now(), config.timeZone);
}

function pictureOf(shown: PublicClass, siteName: string, origin: string) {
  const path = `${pathTo('publicClass', { slug: shown.slug })}/link.png`;
  const url = origin + pictureAddress(path, pictureOfClass(shown, siteName));
  return { url, words: text.picture(shown.item.name) };
}
