import { pathTo } from '@institute/contract/routes';
import { buttonClass } from '../../ui/button.tsx';
import { LocationLink } from '../location-link.tsx';
import { text } from './text.ts';

/** The ways in of somebody whose link lets nobody in any more. */
export function EndedWays() {
  return (
    <div className="flex flex-wrap gap-2">
      <LocationLink href={pathTo('forgotPassword')} className={buttonClass('primary')}>
        {text.reset}
      </LocationLink>
      <LocationLink href={pathTo('login')} className={buttonClass('secondary')}>
        {text.signIn}
      </LocationLink>
    </div>
  );
}
