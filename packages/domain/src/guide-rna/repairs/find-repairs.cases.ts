import { type RuleCase, tubeSays } from '../mutation-testing/ask-rules.ts';
import type { Nuclease } from '../options/gene-editors.ts';

const dna = 'CCATTGTTCAATATCGTCCA';
const rna = 'CCAUUGUUCAAUAUCGUCCA';
const scaffold = 'GUUUUAGAGCUAGAAAUAGCAAGUUAAAAUAAGGCUAGUCCGUUAUCAACUUGAAAAAGUGGCACCGAGUCGGUGCUUUU';

type Row = readonly [title: string, Nuclease, sequence: string, repairs: readonly string[]];

const table: readonly Row[] = [
  ['a good target asks for nothing', 'SpCas9', rna, []],
  ['small letters are accepted as they are', 'SpCas9', rna.toLowerCase(), []],
  ['T becomes U', 'SpCas9', dna, [`ticked t_to_u ${rna}`]],
  ['t becomes u', 'SpCas9', dna.toLowerCase(), [`ticked t_to_u ${rna.toLowerCase()}`]],
  ['spaces go', 'SpCas9', 'CCAUU GUUCA\u200bAUAUC\u00a0GUCCA', [`ticked spaces ${rna}`]],
  ['smart quotes go', 'SpCas9', `“${rna}”`, [`ticked quotes ${rna}`]],
  ['marks of the ends go', 'SpCas9', `5'-${rna}-3'`, [`ticked end_marks ${rna}`]],
  ['marks of the ends go, as a word processor writes them', 'SpCas9', `5′–${rna}–3′`, [`ticked end_marks ${rna}`]],
  ['marks of the ends go, in quotes and without dashes', 'SpCas9', `"5' ${rna} 3'"`, [`ticked end_marks ${rna}`]],
  ['dashes between groups go', 'SpCas9', 'CCAUU-GUUCA-AUAUC-GUCCA', [`ticked end_marks ${rna}`]],
  ['a mark of one end goes', 'SpCas9', `5'-${rna}`, [`ticked end_marks ${rna}`]],
  [
    'mends build on each other',
    'SpCas9',
    `‘${dna} ’`,
    [`ticked quotes ${dna} `, `ticked spaces ${dna}`, `ticked t_to_u ${rna}`],
  ],
  ['the usual direction in front goes', 'SpCas9', `5′→3′ ${rna}`, [`ticked end_marks ${rna}`]],
  ['the usual direction in front goes, in words', 'SpCas9', `(5' to 3'): ${rna}`, [`ticked end_marks ${rna}`]],
  ['brackets around go', 'SpCas9', `[${rna}]`, [`ticked end_marks ${rna}`]],
  ['what a list has behind goes', 'SpCas9', `${rna};`, [`ticked end_marks ${rna}`]],
  ['full-width letters become ours', 'SpCas9', `\uff23\uff23${rna.slice(2)}`, [`ticked end_marks ${rna}`]],
  ['NGG after 20 nt is the PAM of SpCas9', 'SpCas9', `${rna}UGG`, [`pam ${rna}`]],
  ['NGG after 20 nt is the PAM of AccuBase', 'AccuBase', `${rna}AGG`, [`pam ${rna}`]],
  ['NGG after 22 nt is the PAM of eSpOT-ON', 'eSpOT-ON', `${rna}CCAGG`, [`pam ${rna}CC`]],
  ['NGG after 22 nt is no PAM of SpCas9', 'SpCas9', `${rna}CCAGG`, []],
  ['NAG is no PAM', 'SpCas9', `${rna}UAG`, []],
  ['TTN before 20 nt is the PAM of hfCas12Max', 'hfCas12Max', `TTC${rna}`, [`ticked t_to_u UUC${rna}`, `pam ${rna}`]],
  ['hfCas12Max has no PAM behind', 'hfCas12Max', `${rna}UGG`, []],
  ['Other has no known PAM', 'Other', `${rna}UGG`, []],
  ['CACCG in front of 20 nt is a cloning overhang', 'SpCas9', `CACCG${rna}`, [`overhang ${rna}`]],
  ['CACCG within a target of 20 nt is a part of it', 'SpCas9', `CACCG${rna.slice(5)}`, []],
  ['the scaffold goes', 'SpCas9', rna + scaffold, [`scaffold ${rna}`]],
  ['a scaffold that was cut short goes', 'SpCas9', rna + scaffold.slice(0, 42), [`scaffold ${rna}`]],
  ['the repeat of a crRNA goes', 'SpCas9', `${rna}GUUUUAGAGCUAUGCU`, [`crrna_repeat ${rna}`]],
  ['with Other the whole molecule is wanted', 'Other', rna + scaffold, []],
  [
    'overhang, PAM and scaffold are trimmed from the outside in',
    'SpCas9',
    `caccg${rna}tgg${scaffold}`,
    [`ticked t_to_u caccg${rna}ugg${scaffold}`, `scaffold caccg${rna}ugg`, `overhang ${rna}ugg`, `pam ${rna}`],
  ],
];

/** Ruling 12: writing is mended at once, trims are offered unticked. */
export const repairCases: readonly RuleCase[] = [
  ...table.map(
    ([title, nuclease, sequence, expected]): RuleCase => ({
      title,
      answer: (rules) =>
        rules
          .findRepairs({ name: 'g', sequence }, nuclease)
          .map(({ kind, after, ticked }) => `${ticked ? 'ticked ' : ''}${kind} ${after}`),
      expected,
    }),
  ),
  {
    title: 'a name loses its quotes and doubled spaces',
    answer: (rules) =>
      rules
        .findRepairs({ name: '"TP53  g1"', sequence: rna }, 'SpCas9')
        .map(({ kind, field, after }) => `${kind} ${field} ${after}`),
    expected: ['quotes name TP53  g1', 'spaces name TP53 g1'],
  },
  {
    title: 'what could be trimmed is a warning where the sequence can be ordered as it is',
    answer: (rules) => [
      tubeSays(rules, { sequence: `${rna}UGG` }),
      tubeSays(rules, { sequence: `UUC${rna}`, nuclease: 'hfCas12Max' }),
      tubeSays(rules, { sequence: `CACCG${rna}` }),
      tubeSays(rules, { sequence: `${rna}GUUUAAGAGCUA` }),
    ],
    expected: [
      ['warning: Ends in UGG after 20 nt, which looks like the PAM. The PAM is not part of the target.'],
      ['warning: Begins with UUC before 20 nt, which looks like the PAM. The PAM is not part of the target.'],
      ['warning: Begins with CACCG, a cloning overhang. It would be made as part of the guide.'],
      ['warning: Ends with a scaffold that has an extended hairpin. It is not the one that is added here.'],
    ],
  },
  {
    title: 'a whole SpCas9 guide is too long, and the scaffold is the reason',
    answer: (rules) => tubeSays(rules, { sequence: rna + scaffold }),
    expected: [
      'SEQUENCE_INVALID: Sequence must be 35 or fewer nucleotides.',
      'warning: Ends with the SpCas9 scaffold after 20 nt. Enter the target only; the scaffold is added.',
    ],
  },
];
