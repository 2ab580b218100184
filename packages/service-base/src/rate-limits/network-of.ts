import { isIPv6 } from 'node:net';

/**
 * Whom an address of the network is counted as. Every customer of a provider has at least 2^64 addresses of IPv6 to
 * choose from, so that the network they share is counted, and not the one that a call comes from; an address of IPv4
 * that is written as one of IPv6 is itself.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  // An address of IPv4 at the end stands for two groups.
  const given = (before?.length ?? 0) + (after?.length ?? 0) + (address.includes('.') ? 1 : 0);
  const zeros = Array.from({ length: Math.max(0, 8 - given) }, () => '0');
  const groups = [...(before ?? []), ...zeros, ...(after ?? [])].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
