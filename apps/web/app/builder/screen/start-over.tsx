import { Button } from '@cutsite/ui/button';
import type { BuilderProject, NewId } from '../project/builder-project.ts';
import type { Builder } from '../project/builder-store.ts';

interface StartOverProps<Project extends BuilderProject> {
  readonly builder: Builder<Project>;
  /** The empty project in the place of this one. */
  readonly fresh: (project: Project, newId: NewId) => Project;
  /** What is said afterwards, beside Undo. */
  readonly said: string;
}

/** Empties the project and gives it its first settings again; Undo brings it back. */
export function StartOver<Project extends BuilderProject>({ builder, fresh, said }: StartOverProps<Project>) {
  const startOver = () => {
    builder.edit({ label: 'start over' }, (project) => fresh(project, builder.newId));
    builder.showNotice(said, true);
  };
  return (
    <Button size="small" variant="quiet" onClick={startOver}>
      Start over
    </Button>
  );
}
