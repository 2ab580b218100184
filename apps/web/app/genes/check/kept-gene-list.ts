/** What a project keeps of the list that it was last checked by. */
export interface KeepsGeneList {
  /** The version of the gene list that the project was last checked by; absent: it has had no genes yet. */
  readonly geneList?: string;
}

/** Another genome has another list: the version of the one before says nothing of it. */
export function withoutGeneList<Project extends KeepsGeneList>({ geneList: _, ...project }: Project) {
  return project;
}
