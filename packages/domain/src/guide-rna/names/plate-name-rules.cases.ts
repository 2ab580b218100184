import { plateSays, type RuleCase } from '../mutation-testing/ask-rules.ts';

const tooLong = 'Plate name must be 15 or fewer characters.';
const characters = 'NAME_INVALID: Plate name must only contain alphanumerics, spaces, underscores, and hyphens.';

const oneName: readonly (readonly [title: string, name: string, says: readonly string[]])[] = [
  ['is required (GR-46)', '', ['NAME_INVALID: Plate name is required.']],
  ['of spaces only is none', '  ', ['NAME_INVALID: Plate name is required.']],
  ['of 15 characters fits', 'P'.repeat(15), []],
  ['of 16 characters is a warning (GR-47, ruling 1)', 'P'.repeat(16), [`warning: ${tooLong}`]],
  ['of 20 characters is a warning (GR-47, ruling 1)', 'P'.repeat(20), [`warning: ${tooLong}`]],
  ['of 21 characters is an error (GR-48, ruling 1)', 'P'.repeat(21), [`NAME_INVALID: ${tooLong}`]],
  ['may have letters, digits, spaces, underscores and hyphens (GR-49)', 'Plate_1 b-2', []],
  ['may not have a colon', 'Plate: 1', [characters]],
];

const unique = 'NAME_NON_UNIQUE: Plate name must be unique.';

/** Names of plates (GR-46 to GR-50; rulings 1 and 36). */
export const plateNameCases: readonly RuleCase[] = [
  ...oneName.map(([title, name, expected]): RuleCase => {
    return { title: `a plate name ${title}`, answer: (rules) => plateSays(rules, { name }), expected };
  }),
  {
    title: 'a plate name is unique in its project, spaces around it aside (GR-50)',
    answer: (rules) => plateSays(rules, { name: 'Panel ' }, ['Other', ' Panel']),
    expected: [unique],
  },
  {
    title: 'a plate name that differs in letter case only is a warning',
    answer: (rules) => plateSays(rules, { name: 'Panel' }, ['panel']),
    expected: ['warning: Differs from panel in letter case only.'],
  },
];
