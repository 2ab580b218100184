import type { FastifyInstance } from 'fastify';

interface Job {
  readonly id: number;
  readonly title: string;
  readonly department: string;
  readonly location: string;
  readonly text: string;
}

/** Invented, and saying so: nobody is looked for by a demo. */
const jobs: readonly Job[] = [
  {
    id: 101,
    title: 'Scientist, guide design (invented)',
    department: 'Research',
    location: 'Boston',
    text: 'An example of a posting. You would compare scores of guides with what is measured in cells.',
  },
  {
    id: 102,
    title: 'Research associate, cell line engineering (invented)',
    department: 'Research',
    location: 'Cambridge, UK',
    text: 'An example of a posting. You would pick clones, keep them alive, and sequence them.',
  },
  {
    id: 103,
    title: 'Synthesis technician, nights (invented)',
    department: 'Production',
    location: 'Boston',
    text: 'An example of a posting. You would load columns, and read chromatograms in the morning.',
  },
];

const escaped = (html: string): string => html.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/**
 * The board for jobs of the demo: the listing of a public job board, and a page for each posting.
 *
 * @param url where browsers find it
 */
export async function demoJobsBoard(app: FastifyInstance, url: string): Promise<void> {
  app.get('/jobs', async () => ({
    jobs: jobs.map(({ id, title, department, location, text }) => ({
      id,
      internal_job_id: id + 1e3,
      title,
      updated_at: '2026-11-02T09:00:00-05:00',
      requisition_id: String(id),
      location: { name: location },
      absolute_url: `${url}/postings/${id}`,
      content: escaped(`<p>${text}</p>`),
      departments: [{ id: 1, name: department, parent_id: null, child_ids: [] }],
      offices: [{ id: 1, name: location, location }],
      metadata: null,
    })),
    meta: { total: jobs.length },
  }));

  app.get<{ Params: { id: string } }>('/postings/:id', async ({ params }, reply) => {
    const job = jobs.find(({ id }) => String(id) === params.id);
    void reply.headers({ 'content-security-policy': "default-src 'none'", 'x-robots-tag': 'noindex' });
    if (job === undefined) return reply.code(404).type('text/plain').send('There is no such posting.');
    return reply.type('text/html; charset=utf-8').send(pageOf(job));
  });
}

const pageOf = ({ title, department, location, text }: Job): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${title}</title></head><body><main><h1>${title}</h1><p>${department}, ${location}</p><p>${text}</p>` +
  `<p>This is the board for jobs of the demo. Nothing can be applied for. <a href="/careers">Back to the store</a></p></main></body></html>`;
