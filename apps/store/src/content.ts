import { readExportFolder } from '@cutsite/content-service/contentstack';
import { starterContent } from '@cutsite/content-service/starter';
import { runContentCommand } from '@cutsite/content-service/transfer';
import { fileStore } from '@cutsite/order-service/build-app';
import { announcePageChange } from '@cutsite/service-base/page-changes';
import { runCommand } from './terminal/run-command.ts';

await runCommand(({ pool, config, print }) =>
  runContentCommand(process.argv.slice(2), {
    pool,
    files: fileStore(config),
    now: () => new Date(),
    print,
    announce: (client) => announcePageChange(client, null),
    starter: starterContent,
    fromContentstack: readExportFolder,
  }),
);
