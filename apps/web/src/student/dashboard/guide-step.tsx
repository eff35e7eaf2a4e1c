import { pathTo } from '@institute/contract/routes';
import { useSettings } from '../../domains/settings/api.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { guideText as text } from './text.ts';

/** Where the steps lead, in their order; the last leads nowhere. */
const targets = [pathTo('classes'), pathTo('wallet'), pathTo('myClasses')];

/** One step of the guide. The last is the institute's own text. */
export function GuideStep({ step }: { step: number }) {
  const to = targets[step];
  const { title, body, link } = text.steps[step] ?? text.steps[0];
  return (
    <>
      <h3 className="mb-1 text-lg">{title}</h3>
      {body === null ? <HelpText /> : <p className="max-w-prose text-muted">{body}</p>}
      {to && (
        <LinkButton to={to} className="mt-4">
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
      <Loading label={text.loadingHelp}>
        <Skeleton className="h-20 max-w-prose" />
      </Loading>
    );
  }
  return <p className="text-muted">{text.noHelp}</p>;
}
