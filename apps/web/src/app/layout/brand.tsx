import { pathTo } from '@institute/contract/routes';
import { Link } from 'react-router';
import { useSettings } from '../../domains/settings/api.ts';
import { fileUrl } from '../../platform/hosts.ts';
import { cx } from '../../ui/class-names.ts';
import { StarMark } from '../../ui/star-pattern.tsx';
import { text } from './text.ts';
import { useIsOffice } from './use-is-office.ts';

/** Logo and name from the settings, or the house star and an abbreviation. */
export function Brand({ className }: { className?: string }) {
  const { data: settings } = useSettings();
  return (
    <Link
      to={pathTo(useIsOffice() ? 'office' : 'dashboard')}
      className={cx('flex min-w-0 items-center gap-2.5', className)}
    >
      {settings?.logo ? (
        <img
          src={fileUrl(settings.logo)}
          alt=""
          width={36}
          height={36}
          className="size-9 rounded-sm object-contain"
        />
      ) : (
        <span className="text-primary">
          <StarMark className="size-9" />
        </span>
      )}
      {/* Beside its mark, in whichever direction it is read. */}
      <span className="line-clamp-2 text-balance font-semibold leading-tight sm:text-lg">
        <bdi>{settings?.siteName || text.abbreviation}</bdi>
      </span>
    </Link>
  );
}
