import { language } from '@institute/contract/language';
import { pathTo } from '@institute/contract/routes';
import { Activity } from 'lucide-react';
import { useHealth } from '../../domains/health/api.ts';
import { needingAction } from '../../domains/health/model.ts';
import { text as names } from '../../domains/health/text.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { text } from './text.ts';

const list = new Intl.ListFormat(language.locale, { type: 'unit', style: 'long' });

/** One line when something of the institute needs action, with the way to what and why. */
export function HealthLine() {
  const { data } = useHealth();
  const parts = data ? needingAction(data.parts) : [];
  if (parts.length === 0) return null;
  return (
    <section
      aria-label={text.health.title}
      className="flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-2"
    >
      <Activity size={20} aria-hidden="true" className="shrink-0 text-bad max-sm:hidden" />
      <p className="flex grow flex-wrap items-center justify-between gap-x-4">
        <span className="py-1">
          {text.health.needed.replace(
            '{parts}',
            list.format(parts.map((name) => names.parts[name])),
          )}
        </span>
        <LinkButton to={pathTo('health')} variant="ghost" size="sm">
          {text.health.open}
        </LinkButton>
      </p>
    </section>
  );
}
