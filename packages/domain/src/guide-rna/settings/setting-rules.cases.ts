import { plateSays, type RuleCase, tubeSays } from '../mutation-testing/ask-rules.ts';
import type { Modification, Nuclease } from '../options/gene-editors.ts';
import type { Purification, YieldId } from '../options/options.ts';

const unavailable = 'MODIFICATION_INVALID: Some modifications are not available for the selected gene editor.';
const offered: Readonly<Record<Nuclease, readonly Modification[]>> = {
  SpCas9: ['Standard', 'Unmodified'],
  AccuBase: ['Standard'],
  hfCas12Max: ['Standard'],
  'eSpOT-ON': ['Standard'],
  Other: ['Standard', 'Unmodified', 'User-Defined'],
};
const lengthFits = { SpCas9: 100, AccuBase: 100, hfCas12Max: 20, 'eSpOT-ON': 20, Other: 100 } as const;

const modificationCases = (Object.keys(offered) as Nuclease[]).flatMap((nuclease) =>
  (['Standard', 'Unmodified', 'User-Defined'] as const).map((modifications): RuleCase => {
    const isOffered = offered[nuclease].includes(modifications);
    const length = modifications === 'User-Defined' ? lengthFits[nuclease] : 20;
    const sequence = 'CA'.repeat(50).slice(0, length);
    return {
      title: `${modifications} is ${isOffered ? '' : 'not '}available for ${nuclease} (GR-86 to GR-88)`,
      answer: (rules) => tubeSays(rules, { nuclease, modifications, sequence }),
      expected: isOffered ? [] : [unavailable],
    };
  }),
);

const notAvailable = 'PURIFICATION_INVALID: HPLC purification is not currently available.';
const fifty = 'PURIFICATION_INVALID: Yield must be 50 nmols or greater for HPLC purification.';

type HplcRow = readonly [available: boolean, Purification, YieldId, expected: readonly string[]];
const hplcTable: readonly HplcRow[] = [
  [false, 'spe', '3nmol', []],
  [false, 'hplc', '3nmol', [notAvailable]],
  [false, 'hplc', '50nmol', [notAvailable]],
  [true, 'spe', '3nmol', []],
  [true, 'hplc', '1.5nmol', [fifty]],
  [true, 'hplc', '20nmol', [fifty]],
  [true, 'hplc', '50nmol', []],
  [true, 'hplc', '100nmol', []],
];

const plateYield = 'YIELD_INVALID: Plates are available with 10 nmol or less.';

/** Choices that do not go together (GR-84 to GR-88), and yields of plates (GR-97); rulings 4, 6, 8 and 28. */
export const settingCases: readonly RuleCase[] = [
  ...modificationCases,
  {
    title: 'a plate says it once, not in each well',
    answer: (rules) => plateSays(rules, { nuclease: 'AccuBase', modifications: 'Unmodified' }),
    expected: [unavailable],
  },
  ...hplcTable.map(
    ([hplcAvailable, purification, amount, expected]): RuleCase => ({
      title: `${purification} with ${amount} while HPLC is ${hplcAvailable ? 'available' : 'not available'} (GR-84, GR-85, ruling 4)`,
      answer: (rules) => tubeSays(rules, { purification, yield: amount }, { hplcAvailable }),
      expected,
    }),
  ),
  ...(['1.5nmol', '3nmol', '5nmol', '10nmol', '20nmol', '50nmol', '100nmol'] as const).map(
    (amount, at): RuleCase => ({
      title: `a plate ${at < 4 ? 'holds' : 'does not hold'} ${amount}, a tube holds it`,
      answer: (rules) => [plateSays(rules, { yield: amount }), tubeSays(rules, { yield: amount })],
      expected: [at < 4 ? [] : [plateYield], []],
    }),
  ),
  {
    title: 'HPLC on a plate is refused while it is not available',
    answer: (rules) => plateSays(rules, { purification: 'hplc' }),
    expected: [notAvailable],
  },
];
