import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/**
 * Files that take long for their size, the longest first: where the runner has no times of an earlier run, as in
 * continuous integration, it goes by size, and one of these would be begun last and run alone.
 */
export const longestFiles = [
  'apps/order-service/src/modules/payment/crashes.test.ts',
  'apps/order-service/src/modules/payment/races.test.ts',
  'apps/order-service/src/backup/restore.test.ts',
  'apps/order-service/src/build-app/every-route.test.ts',
  'packages/domain/src/guide-rna/mutation-testing/oracle.test.ts',
  'e2e/reach-everything-by-keyboard.e2e.ts',
  'e2e/every-page.e2e.ts',
  'e2e/keep-working-through-a-new-version.e2e.ts',
  'e2e/pay-by-card.e2e.ts',
  'e2e/order-a-plate-of-guides.e2e.ts',
] as const;

/** Begins with the files named above, and goes on as the runner does by itself. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = longestFiles.findIndex((path) => moduleId.endsWith(`/${path}`));
      return found === -1 ? longestFiles.length : found;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
