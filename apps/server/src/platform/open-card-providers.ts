import { type ProviderName, providerNames } from '@institute/contract/payments/payments';
import type { CardConfig, CardOrigins, CardProvider, CardProviders } from './card-provider.ts';
import { openPaystack, paystackOrigins } from './paystack.ts';

const providers = {
  paystack: { open: openPaystack, origins: paystackOrigins },
} satisfies Record<
  ProviderName,
  { open: (config: CardConfig) => CardProvider; origins: (config: CardConfig) => CardOrigins }
>;

/** What is set of each provider. */
export type CardConfigs = Readonly<Record<ProviderName, CardConfig | null>>;

/** Opens each provider whose keys are set. */
export function openProviders(configs: CardConfigs): CardProviders {
  const open = (name: ProviderName) => {
    const config = configs[name];
    return config && providers[name].open(config);
  };
  return Object.fromEntries(providerNames.map((name) => [name, open(name)])) as Record<
    ProviderName,
    CardProvider | null
  >;
}

/** What pages may load of all providers whose keys are set. */
export function originsOf(configs: CardConfigs): CardOrigins {
  const all = providerNames.flatMap((name) => {
    const config = configs[name];
    return config ? [providers[name].origins(config)] : [];
  });
  return {
    script: all.flatMap(({ script }) => script),
    style: all.flatMap(({ style }) => style),
    connect: all.flatMap(({ connect }) => connect),
    frame: all.flatMap(({ frame }) => frame),
  };
}
