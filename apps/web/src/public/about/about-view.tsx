import { pathTo } from '@institute/contract/routes';
import type { ReactNode } from 'react';
import type { Settings } from '../../domains/settings/model.ts';
import type { Profile } from '../../domains/settings/profile-model.ts';
import { LevelMap } from '../../domains/settings/widgets/level-map.tsx';
import { TeacherList } from '../../domains/settings/widgets/teacher-list.tsx';
import { signInPath } from '../../platform/location.ts';
import { buttonClass } from '../../ui/button.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { PublicFrame } from '../public-frame.tsx';
import { text } from './text.ts';

interface AboutViewProps {
  settings: Pick<Settings, 'siteName' | 'whatsappNumber'>;
  profile: Profile;
}

/** What the institute says of itself, for anyone. What nothing is written of is left out. */
export function AboutView({ settings, profile }: AboutViewProps) {
  const { siteName } = settings;
  const { aboutUs, aboutSite, teachers, levels } = profile;
  return (
    <PublicFrame
      siteName={siteName}
      signInHref={signInPath(pathTo('dashboard'))}
      head={
        <h1 dir="auto" className="text-2xl sm:text-3xl">
          {text.title(siteName)}
        </h1>
      }
    >
      <div className="flex flex-col gap-10">
        <RichText text={aboutUs.trim() || text.unwritten} className="max-w-[45rem] text-lg" />
        {aboutSite.trim() !== '' && (
          <Part title={text.site}>
            <RichText text={aboutSite} className="max-w-[45rem]" />
          </Part>
        )}
        {teachers.length > 0 && (
          <Part title={text.teachers}>
            <TeacherList teachers={teachers} />
          </Part>
        )}
        {levels.length > 0 && (
          <Part title={text.levels}>
            <LevelMap levels={levels} />
          </Part>
        )}
        <Reach settings={settings} profile={profile} />
        <p>
          <a href={pathTo('publicClasses')} className={buttonClass('primary', 'lg')}>
            {text.classes}
          </a>
        </p>
      </div>
    </PublicFrame>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
    </section>
  );
}

/** Where the institute is, and the ways to write to it; nothing where none is known. */
function Reach({ settings, profile }: AboutViewProps) {
  const { address, contactEmail } = profile;
  const digits = settings.whatsappNumber.replace(/\D/g, '');
  if (address === '' && contactEmail === '' && digits === '') return null;
  const link =
    'tap inline-flex max-w-full items-center rounded-field text-primary underline underline-offset-4 [overflow-wrap:anywhere]';
  return (
    <Part title={text.contact}>
      <address className="flex flex-col items-start not-italic">
        {address && (
          <p dir="auto" className="whitespace-pre-line pb-1">
            {address}
          </p>
        )}
        {contactEmail && (
          <a href={`mailto:${contactEmail}`} className={link}>
            {text.write(contactEmail)}
          </a>
        )}
        {digits && (
          <a
            href={`https://wa.me/${digits}`}
            target="_blank"
            rel="noopener noreferrer"
            className={link}
          >
            {text.whatsApp}
          </a>
        )}
      </address>
    </Part>
  );
}
