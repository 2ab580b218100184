import { findGuides, findNearTargets, listLibraryGenes } from '@cutsite/contracts/gene-catalogue';
import { median } from '../harness/compare.ts';
import { plainLine, type ResultLine } from '../harness/result.ts';

const rounds = 21;
/** As many sequences as one call checks. */
const together = 32;

/** What a store with the real lists of both species answers: questions that look at more than one gene's rows. */
export async function geneLookUps(store: string): Promise<ResultLine[]> {
  const ids = await genesOf(store, 'mus_musculus', together);
  const found = await get(store, `${findGuides.path}?species=mus_musculus&ensembl_id=${ids.join(',')}`);
  const { guides } = findGuides.responses[200].parse(found);
  const sequences = ids.flatMap((id) => guides.find((guide) => guide.ensembl_id === id)?.target ?? []);
  const cookies = (await fetch(`${store}/api/users/me/`)).headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '');
  const csrf = cookies.find((cookie) => cookie.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? '';
  const headers = { cookie: cookies.join('; '), 'x-csrftoken': csrf, 'content-type': 'application/json' };
  const body = JSON.stringify({ species: 'homo_sapiens', sequences });
  const validated = await timed(() =>
    fetch(`${store}/api/products/express-ko-pool/sequences/validate/`, { method: 'POST', headers, body }),
  );
  const asked = await genesOf(store, 'homo_sapiens', rounds);
  const near = await timed((round) =>
    fetch(`${store}${findNearTargets.path}?species=homo_sapiens&ensembl_id=${asked[round % asked.length]}`),
  );
  return [
    line(`${sequences.length} guides of mouse genes checked for a human list: the genes of the same names`, validated),
    line('targets of other genes that are near the guides of a gene, up to three mismatches', near),
  ];
}

/** Ids of genes with guides, from all over the list. */
async function genesOf(store: string, species: string, count: number): Promise<string[]> {
  const list = listLibraryGenes.responses[200].parse(await get(store, `${listLibraryGenes.path}?species=${species}`));
  if (!('genes' in list)) throw new Error(`No list of genes for ${species}.`);
  const ids = list.genes.flatMap(([id, , guides]) => (guides > 0 ? [id] : []));
  return Array.from({ length: count }, (_, at) => ids[Math.floor((at * ids.length) / count)] ?? '');
}

async function get(store: string, path: string): Promise<unknown> {
  return (await fetch(store + path)).json();
}

/** The median and the slowest of the rounds, in milliseconds. */
async function timed(ask: (round: number) => Promise<Response>): Promise<{ middle: number; slowest: number }> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now();
    const answer = await ask(round);
    await answer.arrayBuffer();
    times.push(performance.now() - from);
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
  }
  return { middle: median(times), slowest: Math.max(...times) };
}

const line = (what: string, { middle, slowest }: { middle: number; slowest: number }): ResultLine => ({
  ...plainLine('C2', what, `${middle.toFixed(1)} ms (the slowest ${slowest.toFixed(1)} ms)`, '', true),
  holds: null,
});
