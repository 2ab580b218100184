/** A made-up panel of 24 guides: enough to order, with nothing to fix. */
const genes = [
  'ALPHA',
  'BRAVO',
  'CEDAR',
  'DELTA',
  'ERGON',
  'FJORD',
  'GAMMA',
  'HELIX',
  'IONIC',
  'JUNCO',
  'KAPPA',
  'LAPIS',
];

/** Rows of name and target. The targets are counted out from a fixed rule, so that no two are alike. */
export function exampleRows(): readonly { readonly name: string; readonly sequence: string; readonly well: null }[] {
  return genes.flatMap((gene, at) =>
    [1, 2].map((guide) => ({ name: `${gene}-g${guide}`, sequence: exampleTarget(at * 2 + guide), well: null })),
  );
}

function exampleTarget(seed: number): string {
  let state = seed * 7919 + 12_345;
  return Array.from({ length: 20 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return 'ACGU'.charAt(Math.floor(state / 65_536) % 4);
  }).join('');
}
