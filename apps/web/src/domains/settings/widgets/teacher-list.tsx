import { titleParts } from '@institute/contract/arabic/two-scripts';
import type { Teacher } from '@institute/contract/settings/institute-profile';
import { fileUrl } from '../../../platform/hosts.ts';
import { PersonText } from '../../../ui/person-text.tsx';
import { StarMark } from '../../../ui/star-pattern.tsx';

/** The teachers, each with a line about them and, where there is one, a picture. */
export function TeacherList({ teachers }: { teachers: readonly Teacher[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {teachers.map((teacher) => (
        <li key={`${teacher.name} ${teacher.line}`} className="flex items-start gap-4">
          {teacher.picture ? (
            <img
              src={fileUrl(teacher.picture)}
              alt=""
              width={72}
              height={72}
              loading="lazy"
              className="size-18 shrink-0 rounded-full border-2 border-gold object-cover"
            />
          ) : (
            <span className="flex size-18 shrink-0 items-center justify-center rounded-full bg-cover-teal text-hero-gold">
              <StarMark className="size-9" />
            </span>
          )}
          <div className="min-w-0">
            <h3 className="text-lg">
              <Name name={teacher.name} />
            </h3>
            {teacher.line && (
              <p className="mt-0.5 text-muted">
                <PersonText>{teacher.line}</PersonText>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A name; one in two scripts as two elements, the Latin first, as it is spoken of beneath. */
function Name({ name }: { name: string }) {
  const { arabic, latin } = titleParts(name);
  if (!arabic || !latin) return <PersonText isName>{name}</PersonText>;
  return (
    <>
      <span dir="auto" className="block">
        {latin}
      </span>{' '}
      <span
        lang="ar"
        translate="no"
        dir="rtl"
        className="block w-fit font-amiri font-normal leading-[1.8]"
      >
        {arabic}
      </span>
    </>
  );
}
