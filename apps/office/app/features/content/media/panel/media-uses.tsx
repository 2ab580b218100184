import type { MediaWire } from '@cutsite/contracts/content';
import { countText } from '@cutsite/domain/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../platform/button.tsx';
import { contentQueries } from '../../content-queries.ts';
import { ReplaceDialog } from '../../uses/replace-dialog.tsx';
import { UseList } from '../../uses/use-list.tsx';
import { MediaPicker } from '../picker/media-picker.tsx';

/** The entries that show it, each with the way there, and another one in all of them. */
export function MediaUses({ media }: { readonly media: MediaWire }) {
  const { data } = useQuery(contentQueries.uses(media.id));
  const [isReplacing, setReplacing] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  if (data === undefined) return null;
  const { uses } = data;
  const label = media.width === null ? 'file' : 'picture';
  return (
    <section aria-label="Where it is used">
      <h3>{uses.length === 0 ? 'Not used' : `Used in ${countText(uses.length, 'entry', 'entries')}`}</h3>
      <UseList uses={uses} />
      {uses.length === 0 ? null : (
        <Button size="compact-xs" variant="default" mt={8} onClick={() => setReplacing(true)}>
          Put another {label} in all {uses.length}
        </Button>
      )}
      {isReplacing ? (
        <ReplaceDialog
          one={{ id: media.id, title: media.name }}
          label={label}
          uses={uses}
          {...(media.width !== null && { keeps: 'Words and captions of each use stay; look whether they still fit.' })}
          picker={(onPick) => (
            <>
              <Button size="compact-sm" variant="default" onClick={() => setChoosing(true)}>
                Choose a {label}
              </Button>
              {isChoosing ? (
                <MediaPicker
                  kind={media.width === null ? 'files' : 'pictures'}
                  onClose={() => setChoosing(false)}
                  onPick={({ id, name }) => {
                    setChoosing(false);
                    onPick({ id, title: name });
                  }}
                />
              ) : null}
            </>
          )}
          onClose={() => setReplacing(false)}
        />
      ) : null}
    </section>
  );
}
