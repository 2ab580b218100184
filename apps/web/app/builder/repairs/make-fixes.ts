import { countText } from '@cutsite/domain/text';
import type { BuilderProject } from '../project/builder-project.ts';
import type { Builder } from '../project/builder-store.ts';
import type { Fixed } from './fixes.ts';

/** Everything with one answer mended, as one undoable step, and said. */
export function makeFixes<Project extends BuilderProject>(
  builder: Pick<Builder<Project>, 'project' | 'edit' | 'showNotice'>,
  fix: (project: Project) => Fixed<Project>,
): void {
  const { project: mended, fixed } = fix(builder.project());
  builder.edit({ label: `fix ${countText(fixed, 'fault')}` }, () => mended);
  builder.showNotice(`${countText(fixed, 'fault')} fixed.`, true);
}
