import { startBenchPostgres } from './postgres.ts';
import { type Subject, startSubject } from './subject.ts';

/** Product and floor, running side by side on one PostgreSQL. */
export interface Subjects {
  readonly product: Subject;
  readonly floor: Subject;
}

export interface RunningSubjects extends Subjects {
  readonly postgresVersion: string;
  readonly stop: () => Promise<void>;
}

export async function startSubjects(): Promise<RunningSubjects> {
  const postgres = await startBenchPostgres();
  const [product, floor] = await Promise.all([
    startSubject('product', postgres.product),
    startSubject('floor', postgres.floor),
  ]);
  return {
    product,
    floor,
    postgresVersion: postgres.version,
    stop: async () => {
      await Promise.all([product.stop(), floor.stop()]);
      await postgres.stop();
    },
  };
}
