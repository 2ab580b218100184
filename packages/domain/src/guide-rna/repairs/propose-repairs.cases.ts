import type { Tube } from '../index.ts';
import { type GuideRnaRules, plateWith, type RuleCase, tubeWith } from '../mutation-testing/ask-rules.ts';
import type { Nuclease } from '../options/gene-editors.ts';

const dna = 'CCATTGTTCAATATCGTCCA';
const rna = 'CCAUUGUUCAAUAUCGUCCA';
const scaffold = 'GUUUUAGAGCUAGAAAUAGCAAGUUAAAAUAAGGCUAGUCCGUUAUCAACUUGAAAAAGUGGCACCGAGUCGGUGCUUUU';
/** A whole guide of 100 bases with 2'-O-methyl and phosphorothioate at both ends. */
const whole = `mC*mC*mA*${rna.slice(3)}${scaffold.slice(0, -4)}mU*mU*mU*U`;
const noNames: ReadonlySet<string> = new Set();

const offeredForTubes = (rules: GuideRnaRules, tubes: readonly Partial<Tube>[]): string[][] => {
  const all = tubes.map((tube, index) =>
    tubeWith({ id: `${index}`, name: `T-${index}`, position: rules.tubePosition(index), ...tube }),
  );
  return rules
    .proposeForTubes(all, rules.checkTubes(all, { tubeNamesInCart: noNames }), noNames)
    .map((own) => own.map(({ kind, after, certain }) => `${certain ? '' : 'perhaps '}${kind} ${after}`));
};

/** As IDT writes RNA. */
const asIdt = (bases: string): string => [...bases].map((base) => `r${base}`).join('');

type Row = readonly [title: string, Nuclease, sequence: string, offered: readonly string[]];

const sequences: readonly Row[] = [
  ['a good target asks for nothing', 'SpCas9', rna, []],
  ['DNA is written as RNA', 'SpCas9', dna, [`t_to_u ${rna}`]],
  ['quotes go', 'SpCas9', `“${rna}”`, [`quotes ${rna}`]],
  ['marks of the ends go', 'SpCas9', `5'-${rna}-3'`, [`end_marks ${rna}`]],
  ['marks of the ends go with the letters of DNA', 'SpCas9', `5'-${dna}-3'`, [`t_to_u ${rna}`]],
  ['one repair answers what is wrong with the letters', 'SpCas9', `"${dna} "`, [`t_to_u ${rna}`]],
  ['letters that are no bases are for the customer to decide', 'SpCas9', `${dna}NX`, []],
  ['a PAM that stands apart, with N for any base, is cut off', 'SpCas9', `${rna}-NGG`, [`pam ${rna}`]],
  ['a PAM in brackets is cut off', 'SpCas9', `${dna} (TGG)`, [`pam ${rna}`]],
  ['a PAM of another editor in front is cut off', 'hfCas12Max', `TTTN-${dna}`, [`pam ${rna}`]],
  ['a sequence that is written backwards is never mended', 'SpCas9', `3'-${rna}-5'`, []],
  ['small letters are tidied up', 'SpCas9', rna.toLowerCase(), [`letter_case ${rna}`]],
  ['spaces in a tube are tidied up', 'SpCas9', 'CCAUU GUUCA AUAUC GUCCA', [`spaces ${rna}`]],
  ['a PAM is trimmed, in DNA as typed', 'SpCas9', `${dna}TGG`, [`t_to_u ${rna}UGG`, `pam ${dna}`]],
  ['the scaffold goes before the PAM in front of it', 'SpCas9', `${rna}UGG${scaffold}`, [`scaffold ${rna}UGG`]],
  [
    'the two ends are trimmed apart from each other',
    'SpCas9',
    `CACCG${rna}UGG`,
    [`overhang ${rna}UGG`, `pam CACCG${rna}`],
  ],
  [
    'a 23-mer from CCN is perhaps the other strand',
    'SpCas9',
    `CCA${rna}`,
    [`perhaps reverse_complement UGGACGAUAUUGAACAAUGGUGG`],
  ],
  [
    'the other strand of DNA is DNA',
    'SpCas9',
    `CCA${dna}`,
    [`perhaps reverse_complement TGGACGATATTGAACAATGGTGG`, `t_to_u CCA${rna}`],
  ],
  ['a target of 20 is no other strand', 'SpCas9', rna, []],
  ['a text with its PAM is no other strand', 'SpCas9', `${rna}UGG`, [`pam ${rna}`]],
  [
    'hfCas12Max has its PAM in front, so its other strand ends in NAA',
    'hfCas12Max',
    `${rna}GAA`,
    ['perhaps reverse_complement UUCUGGACGAUAUUGAACAAUGG'],
  ],
  ['r before each base is read', 'SpCas9', asIdt(rna), [`notation ${rna}`]],
  ['r before each base, set in groups', 'SpCas9', `5'-${asIdt(rna).replace('rU', ' rU ')}-3'`, [`notation ${rna}`]],
  ['letters of DNA with d become RNA', 'SpCas9', [...dna].map((base) => `d${base}`).join(''), [`notation ${rna}`]],
  ['chemistry goes by a repair of its own', 'SpCas9', `mC*mC*mA*${asIdt(rna.slice(3))}`, [`chemistry ${rna}`]],
  ['m and * alone are chemistry', 'SpCas9', `mC*mC*mA*${rna.slice(3)}`, [`chemistry ${rna}`]],
  ['the end groups of IDT are chemistry', 'SpCas9', `/AltR1/${asIdt(rna)}/AltR2/`, [`chemistry ${rna}`]],
  ['what is not understood is for the customer to decide', 'SpCas9', `${asIdt(rna)}/iSp9/`, []],
  ['a crRNA of IDT ends with its repeat', 'SpCas9', `${rna}GUUUUAGAGCUAUGCU`, [`crrna_repeat ${rna}`]],
  [
    'a crRNA with a longer repeat, in DNA as typed',
    'SpCas9',
    `${dna}GTTTTAGAGCTATGCTGTTTTG`,
    [`crrna_repeat ${dna}`, `t_to_u ${rna}GUUUUAGAGCUAUGCUGUUUUG`],
  ],
  ['Other has no PAM and no other strand', 'Other', `CCA${rna}`, []],
];

const position = (title: string, positions: readonly string[], expected: readonly string[][]): RuleCase => ({
  title,
  answer: (rules) =>
    offeredForTubes(
      rules,
      positions.map((own) => ({ position: own })),
    ),
  expected,
});

/** Ruling 12, and every other fault with an answer. */
export const proposalCases: readonly RuleCase[] = [
  ...sequences.map(
    ([title, nuclease, sequence, expected]): RuleCase => ({
      title,
      answer: (rules) => offeredForTubes(rules, [{ nuclease, sequence }])[0]?.toSorted(),
      expected: expected.toSorted(),
    }),
  ),
  {
    title: 'M of a user-defined sequence is m',
    answer: (rules) =>
      offeredForTubes(rules, [{ nuclease: 'Other', modifications: 'User-Defined', sequence: `M${rna}` }]),
    expected: [[`letter_case m${rna}`]],
  },
  {
    title: 'a user-defined sequence keeps m and * in its own notation, and nothing that these cannot say',
    answer: (rules) =>
      [`[mC]*mC(ps)mA*${asIdt(rna.slice(3))}`, `/AltR1/mC*${asIdt(rna.slice(1))}`, `+C${rna.slice(1)}`].map(
        (sequence) => offeredForTubes(rules, [{ nuclease: 'Other', modifications: 'User-Defined', sequence }])[0],
      ),
    expected: [[`notation mC*mC*mA*${rna.slice(3)}`], [`chemistry mC*${rna.slice(1)}`], []],
  },
  {
    title: 'a repair of chemistry says what it leaves out, and which setting stands for it',
    answer: (rules) => {
      const tubes = [tubeWith({ modifications: 'Unmodified', sequence: `mC*${asIdt(rna.slice(1))}` })];
      const check = rules.checkTubes(tubes, { tubeNamesInCart: noNames });
      return rules.proposeForTubes(tubes, check, noNames)[0]?.map(({ notation }) => notation);
    },
    expected: [
      {
        isIdt: true,
        dropped: ['methyl', 'bond'],
        nuclease: 'SpCas9',
        modifications: 'Unmodified',
        offered: ['Standard', 'Unmodified'],
      },
    ],
  },
  {
    title: 'a whole guide with chemistry has two answers: User-Defined with the editor Other, or its bases alone',
    answer: (rules) => {
      const tubes = [tubeWith({ sequence: whole })];
      const check = rules.checkTubes(tubes, { tubeNamesInCart: noNames });
      return rules
        .proposeForTubes(tubes, check, noNames)[0]
        ?.map(({ kind, certain, tickable, settings, after }) => [kind, certain, tickable, settings, after.length]);
    },
    expected: [
      ['user_defined', false, true, { nuclease: 'Other', modifications: 'User-Defined' }, whole.length],
      ['chemistry', false, true, undefined, 100],
      ['scaffold', false, true, undefined, 26],
    ],
  },
  {
    title: 'User-Defined is not offered for a target alone, for another scaffold, nor on a plate',
    answer: (rules) => {
      const sequences = [`mC*mC*mA*${rna.slice(3)}`, whole.replace('GUUUUAGAGC', 'GUUUAAGAGC')];
      const inTubes = offeredForTubes(
        rules,
        sequences.map((sequence) => ({ sequence })),
      );
      const plate = plateWith({ filled: 1 });
      const wells = plate.wells.map((well) => ({ ...well, sequence: whole }));
      const changed = { ...plate, wells };
      const onPlate = rules.proposeForPlate(changed, rules.checkPlate(changed, { plateNames: [] })).get(0) ?? [];
      return [...inTubes.map((own) => own.map((one) => one.split(' ')[0])), onPlate.map(({ kind }) => kind)];
    },
    expected: [['chemistry'], ['chemistry'], ['chemistry', 'scaffold']],
  },
  {
    // Within 81 to 115 bases (GR-73): no target that the scaffold is taken off has fewer than 5 or more than 35.
    title:
      'User-Defined is offered for whole guides of up to 115 bases, from the shortest target on, marks not counted',
    answer: (rules) => {
      const targets = [4, 5, 34, 35, 36].map((length) => `mC*${rna.repeat(2).slice(1, length)}`);
      const offered = offeredForTubes(
        rules,
        targets.map((target) => ({ sequence: `${target}${scaffold}` })),
      );
      return offered.map((own) => own.some((one) => one.startsWith('perhaps user_defined')));
    },
    expected: [false, true, true, true, false],
  },
  {
    title: 'the warning of a scaffold counts the bases in front of it, and no marks',
    answer: (rules) => {
      const [faults = []] = rules.checkTubes([tubeWith({ sequence: whole })], { tubeNamesInCart: noNames }).rows;
      return faults.filter(({ severity }) => severity === 'warning').map((fault) => rules.faultMessage(fault));
    },
    expected: ['Ends with the SpCas9 scaffold after 20 nt. Enter the target only; the scaffold is added.'],
  },
  {
    title: 'trimming answers the error of a sequence that is too long by it',
    answer: (rules) => {
      const tubes = [tubeWith({ sequence: `${rna}${scaffold}` }), tubeWith({ sequence: `${rna}UGG` })];
      const check = rules.checkTubes(tubes, { tubeNamesInCart: noNames });
      const offered = rules.proposeForTubes(tubes, check, noNames).flat();
      return offered.filter(({ field }) => field === 'sequence').map(({ answers }) => answers);
    },
    expected: [['sequence_too_long', 'scaffold_at_end'], ['pam_at_end']],
  },
  {
    title: 'quotes and invisible characters in a name are writing; a name that becomes another one is a renaming',
    answer: (rules) =>
      offeredForTubes(rules, [
        { name: '“VHL g3”' },
        { name: 'VHL\u200b-g4' },
        { name: 'VHL/g5' },
        { name: '“T-4”' },
        {},
      ]),
    expected: [['quotes VHL g3'], ['spaces VHL-g4'], ['name_characters VHL-g5'], ['name_characters T-4-2'], []],
  },
  {
    title: 'wells that were there before keep their names, wherever they stand',
    answer: (rules) => {
      const plate = plateWith({ filled: 2 });
      const wells = plate.wells.map((well) => ({ ...well, name: 'same' }));
      const named = { ...plate, wells };
      const offered = rules.proposeForPlate(named, rules.checkPlate(named, { plateNames: [] }), new Set([1]));
      return [...offered].map(([index, own]) => [index, own.map(({ kind, after }) => `${kind} ${after}`)]);
    },
    expected: [[0, ['name_repeated same-2']]],
  },
  position('of tubes in one place the first stays', ['A01', 'A01', 'A03'], [[], ['position A02'], []]),
  position(
    'a place outside of the rack is left',
    ['A01', 'C02', 'A99', ''],
    [[], ['position A02'], ['position A03'], ['position A04']],
  ),
  {
    title: 'HPLC has one answer while it is not available, an editor without a choice of chemistry too',
    answer: (rules) =>
      offeredForTubes(rules, [
        { purification: 'hplc' },
        { sequence: rna.replace('CC', 'GG'), nuclease: 'AccuBase', modifications: 'Unmodified' },
        { sequence: `${scaffold}A`, nuclease: 'SpCas9', modifications: 'User-Defined' },
      ]),
    expected: [['purification spe'], ['modifications Standard'], ['perhaps modifications Standard']],
  },
  {
    title: 'wells are offered repairs by their index, and a plate nothing about its settings',
    answer: (rules) => {
      const plate = plateWith({ purification: 'hplc' });
      const wells = plate.wells.map((well) => (well.index === 7 ? { ...well, name: '', sequence: `${dna} ` } : well));
      const changed = { ...plate, wells };
      return [...rules.proposeForPlate(changed, rules.checkPlate(changed, { plateNames: [] }))].map(([index, own]) => [
        index,
        own.map(({ kind, after }) => `${kind} ${after}`),
      ]);
    },
    expected: [[7, [`t_to_u ${rna}`, 'name_missing guide-A08']]],
  },
  {
    title: 'a whole SpCas9 guide is taken apart, marks and all',
    answer: (rules) => [
      rules.readWholeGuide(`mC*mC*mA*${rna.slice(3)}${scaffold.slice(0, -3)}mU*mU*mU`),
      rules.readWholeGuide(rna + scaffold.toLowerCase()),
      rules.readWholeGuide(rna),
      rules.readWholeGuide(`ACGU${scaffold}`),
      rules.readWholeGuide(`${rna}${scaffold}A`),
    ],
    expected: [{ target: rna, scaffoldLength: 80 }, { target: rna, scaffoldLength: 80 }, null, null, null],
  },
];
