import type { Config } from '@cutsite/order-service/config';

/** What the terminal shows when the store is ready: where it is and, in demo mode, who one can be. */
export async function welcome(config: Config, startMs: number): Promise<string> {
  const ready = `\nCutsite is ready at ${config.publicUrl} (${(startMs / 1000).toFixed(1)} s)\n`;
  return config.mode === 'demo' ? `${ready}\n${await demoGuide(config)}\nCtrl-C stops it.\n` : ready;
}

async function demoGuide({ publicUrl, mail }: Config): Promise<string> {
  const { demoAccounts, demoPassword } = await import('@cutsite/order-service/demo-data');
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  const accounts = demoAccounts.map(({ email, label }) => `  ${email.padEnd(width)}  ${label}`);
  const outbox = mail.kind === 'outbox' ? `Mail is kept for you at ${publicUrl}/demo/outbox.\n` : '';
  return `Demo mode: reachable from this machine only. ${outbox}Accounts, all with the password ${demoPassword}:\n${accounts.join('\n')}\n`;
}
