import type { GuideRnaItem } from '@cutsite/domain/guide-rna';
import { plate96, wellPosition } from '@cutsite/domain/labware';

const letters = 'ACGU';

/** A target of 20 bases, another one for each number. */
export function targetNumber(number: number): string {
  let rest = number + 7;
  let sequence = '';
  while (sequence.length < 20) {
    rest = (rest * 69_069 + 12_345) % 4_294_967_296;
    sequence += letters[Math.floor(rest / 65_536) % 4];
  }
  return sequence;
}

const settings = {
  kind: 'guide_rna',
  productSlug: 'sgrna_kit',
  species: 'homo_sapiens',
  cellLine: null,
  nuclease: 'SpCas9',
  modifications: 'Standard',
  yield: '3nmol',
  purification: 'spe',
} as const;

/** A plate that can be ordered: full unless stated otherwise. */
export function aPlateItem(plateName: string, filled = 96, changes: Partial<GuideRnaItem> = {}): GuideRnaItem {
  const sequences = Array.from({ length: filled }, (_, index) => ({
    name: `g${index + 1}`,
    rawSequence: targetNumber(index),
    well: wellPosition(index, plate96),
  }));
  return { ...settings, format: 'plate', plateName, sequences, ...changes };
}

/** Tubes that can be ordered, one for each name. */
export function aTubeItem(names: readonly string[], changes: Partial<GuideRnaItem> = {}): GuideRnaItem {
  const sequences = names.map((name, index) => ({ name, rawSequence: targetNumber(index), well: null }));
  return { ...settings, format: 'tube', plateName: null, sequences, ...changes };
}
