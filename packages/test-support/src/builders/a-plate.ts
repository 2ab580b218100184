import { newPlate, type Plate } from '@cutsite/domain/guide-rna';
import { targetNumber } from '../guide-rna/index.ts';

/** A plate under construction; every step gives a new one and leaves the old one as it was. */
export interface PlateBuilder {
  /** With its first wells filled, row by row, and no others. */
  filled(count: number): PlateBuilder;
  /** With one well, counted row by row from zero, named or filled otherwise. */
  withWell(index: number, well: { readonly name?: string; readonly sequence?: string }): PlateBuilder;
  with(changes: Partial<Omit<Plate, 'wells'>>): PlateBuilder;
  build(): Plate;
}

function wellNumber(index: number) {
  return { id: `well-${index}`, index, name: `g${index + 1}`, sequence: targetNumber(index) };
}

function builderOf(plate: Plate): PlateBuilder {
  return {
    filled: (count) => builderOf({ ...plate, wells: Array.from({ length: count }, (_, index) => wellNumber(index)) }),
    withWell: (index, changes) => {
      const well = { ...(plate.wells.find((one) => one.index === index) ?? wellNumber(index)), ...changes };
      const wells = [...plate.wells.filter((one) => one.index !== index), well];
      return builderOf({ ...plate, wells: wells.sort((one, other) => one.index - other.index) });
    },
    with: (changes) => builderOf({ ...plate, ...changes }),
    build: () => plate,
  };
}

/** A plate that can be ordered: full, SpCas9, 3 nmol. `aPlate().filled(23).build()` is one well short. */
export function aPlate(): PlateBuilder {
  return builderOf(newPlate('plate-1', 'Plate 1')).filled(96);
}
