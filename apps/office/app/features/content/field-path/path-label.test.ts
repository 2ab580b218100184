import { expect, test } from 'vitest';
import { pathLabel } from './path-label.ts';

const blocks = [
  { id: 'a', block: 'hero' },
  { id: 'b', block: 'call_to_action', actions: [{ label: 'Write to us' }] },
];

test.each([
  ['Title', 'landing', ['title']],
  ['Address', 'landing', ['url']],
  ['Hero', 'landing', ['blocks', 0]],
  ['Hero, Heading', 'landing', ['blocks', 0, 'heading']],
  ['Call to action, Buttons 1, Label', 'landing', ['blocks', 1, 'actions', 0, 'label']],
  ['Block 9', 'landing', ['blocks', 8]],
])('a place is called “%s”, as the form calls it (CT-58)', (label, type, path) => {
  expect(pathLabel(type, { blocks }, path)).toBe(label);
});
