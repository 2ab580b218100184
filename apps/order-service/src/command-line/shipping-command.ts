import { shippingTable } from '@cutsite/domain/checkout';
import { ok } from '@cutsite/domain/result';
import { formatShippingFile, parseShippingFile, readProviderFile } from '../config/index.ts';

export interface ShippingCommand {
  /** The file that the setting `SHIPPING_METHODS` names; null: none. */
  readonly file: string | null;
  readonly print: (line: string) => void;
}

export const shippingUsage = `Usage: npm run shipping -- show
       npm run shipping -- check FILE`;

/** Runs `npm run shipping`; returns the exit code: 0 done, 1 the file has faults, 2 not understood. */
export function runShippingCommand(words: readonly string[], { file, print }: ShippingCommand): number {
  const [verb, asked, ...others] = words;
  const isKnown = others.length === 0 && (verb === 'show' ? asked === undefined : verb === 'check');
  const path = verb === 'show' ? file : (asked ?? null);
  if (!isKnown || (verb === 'check' && path === null)) {
    print(shippingUsage);
    return 2;
  }
  const read = path === null ? ok(shippingTable) : readProviderFile(path, parseShippingFile);
  if (!read.ok) {
    for (const fault of read.error) print(`${path}: ${fault}`);
    return 1;
  }
  if (verb === 'show') print(formatShippingFile(read.value).trimEnd());
  else print(`${path} is good. Name it in SHIPPING_METHODS, and start the store again.`);
  return 0;
}
