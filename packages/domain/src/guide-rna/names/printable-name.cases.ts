import { type RuleCase, tubeWith } from '../mutation-testing/ask-rules.ts';

/** What is offered for the names of tubes that stand together, one answer each; null where nothing is. */
const named =
  (names: readonly string[], inCart: readonly string[] = []) =>
  (rules: Parameters<RuleCase['answer']>[0]) => {
    const tubes = names.map((name, index) => tubeWith({ name, id: `${index}`, position: rules.tubePosition(index) }));
    const tubeNamesInCart = new Set(inCart);
    return rules
      .proposeForTubes(tubes, rules.checkTubes(tubes, { tubeNamesInCart }), tubeNamesInCart)
      .map((proposals) => proposals.find(({ field }) => field === 'name')?.after ?? null);
  };

type Row = readonly [title: string, names: readonly string[], after: readonly (string | null)[]];

const table: readonly Row[] = [
  ['a good name is left alone', ['TP53-g1'], [null]],
  ['a character that labels cannot print becomes a hyphen', ['CTNNB1/g1'], ['CTNNB1-g1']],
  ['several in a row become one', ['TP53 (g1)', 'a.:b'], ['TP53-g1', 'a-b']],
  ['quotes and invisible characters go without a trace', ['“TP53\u200b-g1”'], ['TP53-g1']],
  ['accents are dropped and Greek is spelled out', ['Béla-g1', 'TGFβ-g1'], ['Bela-g1', 'TGFbeta-g1']],
  ['a name of nothing but such characters is made from its place', ['???'], ['guide-A01']],
  ['long words are written as on the bench', ['CTNNB1 exon 3 guide 12'], ['CTNNB1-ex3-g12']],
  ['a number stays with a name of unknown words', ['Hepatocyte nuclear factor 7'], ['Hepatocyte-nuclear-7']],
  ['one long word is cut', ['a'.repeat(25)], ['a'.repeat(20)]],
  ['shortened names stay apart', ['x'.repeat(21), 'x'.repeat(22)], ['x'.repeat(20), `${'x'.repeat(18)}-2`]],
  ['the first of equal names keeps it', ['g', 'g', 'g'], [null, 'g-2', 'g-3']],
  ['a number that is taken is passed over', ['g', 'g', 'g-2'], [null, 'g-3', null]],
  ['a number that differs in letter case only is taken', ['g', 'g', 'G-2'], [null, 'g-3', null]],
  ['a name of twenty makes room for its number', ['n'.repeat(20), 'n'.repeat(20)], [null, `${'n'.repeat(18)}-2`]],
  ['a missing name is made from the place', ['', 'guide-A01', ''], ['guide-A01-2', null, 'guide-A03']],
  ['a name that is printable as another one gets a number', ['a-b', 'a/b'], [null, 'a-b-2']],
];

/** Names among all tubes of a project (ruling 36), of at most twenty characters, as labels carry (GR-52). */
export const printableNameCases: readonly RuleCase[] = [
  ...table.map(([title, names, expected]): RuleCase => ({ title, answer: named(names), expected })),
  {
    title: 'a name that is in the cart gets a number',
    answer: named(['g', 'h'], ['g', 'g-2']),
    expected: ['g-3', null],
  },
];
