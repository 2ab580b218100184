import type { Config } from '@cutsite/order-service/config';

/** What the terminal shows when the store is ready. */
export async function welcome(config: Config, startMs: number): Promise<string> {
  return `\nCutsite is ready at ${config.publicUrl} (${(startMs / 1000).toFixed(1)} s)\n`;
}
