import { useSettings } from '../../domains/settings/api.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { text } from './text.ts';

/** Where the link of each step leads; the last has none. */
const destinations = ['/classes', '/wallet-history', '/my-classes'];

/** One step of the guide. The last is the institute's own text. */
export function GuideStep({ step }: { step: number }) {
  const { title, body, link } = text.guide.steps[step] ?? text.guide.steps[0];
  return (
    <>
      <h3 className="mb-1 text-lg">{title}</h3>
      {body === null ? <HelpText /> : <p className="max-w-prose text-muted">{body}</p>}
      {link && (
        <LinkButton to={destinations[step] ?? '/'} className="mt-4">
          {link}
        </LinkButton>
      )}
    </>
  );
}

function HelpText() {
  const settings = useSettings();
  const guide = settings.data?.guide.trim() ?? '';
  if (guide !== '') return <RichText text={guide} className="max-w-prose" />;
  if (settings.isPending) {
    return (
      <Loading label={text.guide.loadingHelp}>
        <Skeleton className="h-20 max-w-prose" />
      </Loading>
    );
  }
  return <p className="text-muted">{text.guide.noHelp}</p>;
}
