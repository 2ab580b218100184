import { loadDemoPrices } from '@cutsite/order-service/demo-data';
import { systemClock } from '@cutsite/service-base/clock';
import { connect } from '@cutsite/service-base/database';
import { somePricesOfProbePlates, tablesWithProbePlates } from '@cutsite/test-support/test-kind';
import { bringUpToDate } from '../start/bring-up-to-date.ts';
import { openForCommand } from '../start/open-for-command.ts';
import { runStore } from '../terminal/run-store.ts';

// The store as main.ts starts it, which also sells the kind of item that only tests have. Its prices are in the price
// list before the store reads it.
const database = await openForCommand(process.env);
await bringUpToDate(database, database.config);
const pool = connect({ connectionString: database.connectionString, max: 1 });
await loadDemoPrices({ pool, clock: systemClock });
await somePricesOfProbePlates(pool);
await pool.end();
await database.close();
await runStore(process.env, tablesWithProbePlates);
