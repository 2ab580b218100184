import { type RuleCase, tubeSays, tubesSay, wellSays } from '../mutation-testing/ask-rules.ts';

const characters = 'NAME_INVALID: Name must only contain alphanumerics, spaces, underscores, and hyphens.';
const tooLong = 'NAME_INVALID: Name must be 20 or fewer characters.';

const oneName: readonly (readonly [title: string, name: string, says: readonly string[]])[] = [
  ['is required (GR-51)', '', ['NAME_INVALID: Name is required.']],
  ['of spaces only is none', '   ', ['NAME_INVALID: Name is required.']],
  ['of 20 characters fits (GR-52)', 'A'.repeat(20), []],
  ['of 21 characters is too long (GR-52)', 'A'.repeat(21), [tooLong]],
  ['is measured without the spaces around it', ` ${'A'.repeat(20)} `, []],
  ['may have letters, digits, spaces, underscores and hyphens (GR-53)', 'aZ 09_-', []],
  ['may not have a slash', 'CTNNB1/g1', [characters]],
  ['may not have a dot', 'NTC.2', [characters]],
  ['may not have a tab inside', 'NTC\t2', [characters]],
  ['may not have letters from beyond ASCII', 'β-catenin', [characters]],
  ['may not have what turns the direction of a text around', 'g\u202E1', [characters]],
  ['can break two rules at once', 'x/'.repeat(11), [tooLong, characters]],
];

/** Names of wells and tubes (GR-51 to GR-53; ruling 28 for the text about characters). */
export const nameCases: readonly RuleCase[] = oneName.flatMap(([title, name, expected]) => [
  { title: `a tube name ${title}`, answer: (rules) => tubeSays(rules, { name }), expected },
  { title: `a well name ${title}`, answer: (rules) => wellSays(rules, { name }), expected },
]);

const unique = 'NAME_NON_UNIQUE: Name must be unique.';
const inCart = 'NAME_EXISTS_IN_CART: A tube with this name already exists in your cart.';

/** Names among each other, and in the cart (GR-54, GR-55, ruling 36). */
export const uniquenessCases: readonly RuleCase[] = [
  {
    title: 'two tubes of one name are both reported (GR-54)',
    answer: (rules) => tubesSay(rules, [{ name: 'g1' }, { name: 'g2' }, { name: 'g1' }]),
    expected: [[unique], [], [unique]],
  },
  {
    title: 'names are compared after trimming',
    answer: (rules) => tubesSay(rules, [{ name: 'g1 ' }, { name: ' g1' }]),
    expected: [[unique], [unique]],
  },
  {
    title: 'names are compared among tubes of different settings',
    answer: (rules) => tubesSay(rules, [{ name: 'g1' }, { name: 'g1', yield: '10nmol' }]),
    expected: [[unique], [unique]],
  },
  {
    title: 'a difference in letter case only is a warning',
    answer: (rules) => tubesSay(rules, [{ name: 'EGFR-g1' }, { name: 'egfr-g1' }]),
    expected: [
      ['warning: Differs from egfr-g1 in letter case only.'],
      ['warning: Differs from EGFR-g1 in letter case only.'],
    ],
  },
  {
    title: 'missing names are not the same name',
    answer: (rules) => tubesSay(rules, [{ name: '' }, { name: '' }]),
    expected: [['NAME_INVALID: Name is required.'], ['NAME_INVALID: Name is required.']],
  },
  {
    title: 'a name that is in the cart is taken (GR-55)',
    answer: (rules) => tubeSays(rules, { name: ' g1 ' }, { inCart: ['g1'] }),
    expected: [inCart],
  },
  {
    title: 'a name in the cart is compared exactly',
    answer: (rules) => tubeSays(rules, { name: 'G1' }, { inCart: ['g1'] }),
    expected: [],
  },
];
