import type { DraftRecord } from '../drafts/draft-record.ts';
import type { BuilderProject } from '../project/builder-project.ts';

/** Every word of the search stands in the project's name, or among the names of what it holds. */
export function findProjects<Project extends BuilderProject>(
  records: readonly DraftRecord<Project>[],
  namesIn: (project: Project) => readonly string[],
  search: string,
): readonly DraftRecord<Project>[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return records;
  return records.filter(({ project }) => {
    const text = [project.name, ...namesIn(project)].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
