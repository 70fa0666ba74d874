import type { Unopened } from '../address.ts';
import type { TrustedHosts } from './endpoint.ts';

/** Whether browsers are called, and in whose name. */
export interface PushConfig {
  readonly isOn: boolean;
  /** `mailto:` or `https:`; some who pass messages on want to know whom to write to. */
  readonly contact: string | undefined;
  readonly hosts: TrustedHosts;
}

const CONTACT = /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/;

/** What the environment says of it. */
export function readPushConfig(env: Readonly<Record<string, string | undefined>>): PushConfig | Unopened {
  const text = env['OUBLIETTE_PUSH'] || undefined;
  const contact = text === 'off' ? undefined : text;
  if (contact !== undefined && !CONTACT.test(contact))
    return { unopened: `OUBLIETTE_PUSH must be 'off', or a contact such as mailto:you@example.org, not '${contact}'.` };
  const hosts = (env['OUBLIETTE_PUSH_HOSTS'] ?? '').split(',').map(host => host.trim());
  return { isOn: text !== 'off', contact, hosts: new Set(hosts.filter(host => host !== '')) };
}
