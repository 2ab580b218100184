import { titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const teamMember = defineType({
  name: 'team_member',
  label: 'Team member',
  plural: 'Team',
  help: 'A desk or a person of the team page.',
  version: 1,
  url: null,
  unique: ['title'],
  card: ['role', 'place', 'picture', 'about', 'number'],
  fields: {
    ...titleField,
    role: { kind: 'text', label: 'Role', required: true, max: 120 },
    place: { kind: 'text', label: 'Place', max: 80 },
    picture: { kind: 'image', label: 'Picture' },
    about: { kind: 'text', label: 'About', lines: 3, max: 400 },
    number: { kind: 'number', label: 'Place in the list', min: 1, max: 10_000 },
  },
});
