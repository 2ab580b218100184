import { readWholeGuide, type Tube } from '@cutsite/domain/guide-rna';
import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { setTube } from '../../project/edit-tubes.ts';
import { useBuilder } from '../../project/use-builder.tsx';

/** Said of a whole SpCas9 guide that is sent with the editor Other: the target alone would do. */
export function WholeGuideNote({ tube }: { readonly tube: Tube }) {
  const builder = useBuilder();
  const guide = tube.nuclease === 'Other' ? readWholeGuide(tube.sequence) : null;
  if (guide === null) return null;
  const trim = () => {
    builder.edit({ label: `use SpCas9 and trim the scaffold in ${tube.position}` }, (project) =>
      setTube(project, tube.id, { nuclease: 'SpCas9', modifications: 'Standard', sequence: guide.target }),
    );
    builder.showNotice(
      `${tube.position} is now a target of ${guide.target.length} nt for SpCas9, without m and *.`,
      true,
    );
  };
  return (
    <Notice>
      The last {guide.scaffoldLength} nt are the SpCas9 scaffold. With editor Other you send the whole molecule, so
      nothing is appended.{' '}
      <Button variant="link" onClick={trim}>
        Use SpCas9 and trim the scaffold
      </Button>
    </Notice>
  );
}
