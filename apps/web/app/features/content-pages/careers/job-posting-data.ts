import type { JobPostings } from '../../../platform/page-data.ts';

/** Open positions in the words of schema.org; of what may be old nothing is told to search engines. */
export function jobPostingData(jobs: JobPostings | null): readonly Readonly<Record<string, unknown>>[] {
  if (jobs?.kind !== 'listed' || jobs.failedSince !== null) return [];
  return jobs.postings.map(({ id, title, text, postedOn, location, url }) => ({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    url,
    datePosted: postedOn,
    description: text || title,
    identifier: { '@type': 'PropertyValue', name: 'Cutsite', value: id },
    hiringOrganization: { '@type': 'Organization', name: 'Cutsite' },
    jobLocation: { '@type': 'Place', address: location },
  }));
}
