import type { PlateFormat } from '@cutsite/domain/labware';
import type { NewId } from '../project/builder-project.ts';

/** How a product's wells lie and are written. */
export interface WellWriting {
  readonly format: PlateFormat;
  readonly newId: NewId;
  /** The name that comes after one, which it adds to those that are taken. */
  readonly nextName: (name: string, taken: Set<string>) => string;
}
