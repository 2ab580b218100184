import { Button } from '@cutsite/ui/button';
import type { ReactNode } from 'react';
import { focusAfterPress } from '../faults/focus-after-press.ts';
import styles from '../plate-view/side-panel.module.css';
import { useBuilderOf } from '../project/builder-context.tsx';
import type { BuilderProject, NewId } from '../project/builder-project.ts';
import type { FaultPlace, Fix } from '../repairs/fixes.ts';

interface WellFixesProps<Project extends BuilderProject, F> {
  readonly plateId: string;
  readonly index: number;
  /** "A01" */
  readonly label: string;
  readonly fixes: readonly F[];
  readonly apply: (project: Project, place: FaultPlace, fix: F, newId: NewId) => Project;
  /** Where the focus goes after a press, which may have taken the button away. */
  readonly focusAfter: () => void;
  /** Other answers to the faults of the well. */
  readonly others?: readonly ReactNode[];
}

/** What corrects the selected well, a button each; the sentences stand under its fields. */
export function WellFixes<Project extends BuilderProject, F extends Pick<Fix<object>, 'label' | 'note'>>({
  plateId,
  index,
  label,
  fixes,
  apply,
  focusAfter,
  others = [],
}: WellFixesProps<Project, F>) {
  const builder = useBuilderOf<Project>();
  if (fixes.length === 0 && others.length === 0) return null;
  const note = fixes.find((fix) => fix.note !== null)?.note ?? null;
  const make = (fix: F) => {
    builder.edit({ label: `${fix.label} in ${label}` }, (project) =>
      apply(project, { kind: 'well', plateId, index }, fix, builder.newId),
    );
    focusAfterPress(focusAfter);
  };
  return (
    <div className={styles.fixes} role="group" aria-label={`What corrects ${label}`}>
      {note === null ? null : <p>{note}</p>}
      {fixes.map((fix, at) => (
        // Two faults may be corrected by presses of one name.
        <Button key={`${at} ${fix.label}`} size="small" icon="fix" onClick={() => make(fix)}>
          {fix.label}
        </Button>
      ))}
      {others}
    </div>
  );
}
