import { useSettings } from '../../domains/settings/api.ts';
import { storeSearch } from '../../domains/settings/model.ts';
import { useSiteName } from '../../platform/boot.ts';
import { StoreLink } from '../../ui/store-link.tsx';

/** The link to the app at the foot of every signed-in page. */
export function LayoutStoreLink() {
  const { data: settings } = useSettings();
  const siteName = useSiteName();
  return <StoreLink href={settings?.storeLink ?? storeSearch(siteName)} />;
}
