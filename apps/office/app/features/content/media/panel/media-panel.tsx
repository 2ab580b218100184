import { type MediaDetailWire, restoreMedia, trashMedia } from '@cutsite/contracts/content';
import { may, whoMay } from '@cutsite/domain/staff';
import { countText } from '@cutsite/domain/text';
import { Icon } from '@cutsite/ui/icon';
import { Notice } from '@cutsite/ui/notice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, ButtonLink } from '../../../../platform/button.tsx';
import { call } from '../../../../platform/call.ts';
import { IconButton } from '../../../../platform/icon-button.tsx';
import { useStaff } from '../../../../platform/session.ts';
import { contentQueries } from '../../content-queries.ts';
import { momentWithZone, sizeText } from '../../content-text.tsx';
import { AlikeMedia } from './alike-media.tsx';
import { MediaUses } from './media-uses.tsx';
import styles from './panel.module.css';
import { ReplaceFile } from './replace-file.tsx';
import { WrittenFacts } from './written-facts.tsx';

interface MediaPanelProps {
  readonly id: string;
  /** It stands beside the list, and not above it. */
  readonly isBeside: boolean;
  readonly onClose: () => void;
  /** Another one is to be shown in its place. */
  readonly onOpen: (id: string) => void;
}

/** One picture or file beside the list: what is said of it, its copies, where it is used, and what is done with it. */
export function MediaPanel({ id, isBeside, onClose, onOpen }: MediaPanelProps) {
  const { data, error } = useQuery(contentQueries.oneMedia(id));
  return (
    <section className={styles.panel} data-beside={isBeside ? '' : undefined} aria-label={data?.name ?? 'Media item'}>
      <header>
        <h2>{data?.name ?? 'One moment…'}</h2>
        <IconButton color="gray" aria-label="Close the panel" onClick={onClose}>
          <Icon name="close" size={14} />
        </IconButton>
      </header>
      {error === null ? null : (
        <Notice tone="error" role="alert">
          {error.message}
        </Notice>
      )}
      {data === undefined ? null : <Details key={data.id} media={data} onGone={onClose} onOpen={onOpen} />}
    </section>
  );
}

interface DetailsProps extends Pick<MediaPanelProps, 'onOpen'> {
  readonly media: MediaDetailWire;
  readonly onGone: () => void;
}

function Details({ media, onGone, onOpen }: DetailsProps) {
  const client = useQueryClient();
  const roles = useStaff()?.groups ?? [];
  const params = { id: media.id };
  const again = () => client.invalidateQueries({ queryKey: ['content'] });
  const move = useMutation({
    mutationFn: () => call(media.is_in_trash ? restoreMedia : trashMedia, { params }),
    onSuccess: async () => {
      onGone();
      await again();
    },
  });
  const { error } = move;
  const noTrash = may(roles, 'delete_content') ? whyKept(media.used_in) : whoMay('delete_content');
  return (
    <>
      {media.is_in_trash ? null : <WrittenFacts media={media} />}
      {media.is_in_trash ? <Notice>It is in the trash, and goes for good after 30 days there.</Notice> : null}
      <Sizes media={media} />
      <AlikeMedia media={media} onOpen={onOpen} />
      {media.is_in_trash ? null : <MediaUses media={media} />}
      <p className="cs-muted cs-small">
        Added {media.added_by === null ? '' : `by ${media.added_by} `}on {momentWithZone(media.created_at)}.
        {media.changed_by === null ? '' : ` Changed last by ${media.changed_by}.`}
      </p>
      {error === null ? null : (
        <Notice tone="error" role="alert">
          {error.message}
        </Notice>
      )}
      {media.is_in_trash ? null : <ReplaceFile media={media} />}
      <div className={styles.row}>
        {media.is_in_trash ? (
          <Button size="xs" busy={move.isPending} onClick={() => move.mutate()}>
            Take it out of the trash
          </Button>
        ) : (
          <>
            <ButtonLink size="xs" variant="default" href={media.src} download={media.name}>
              Download
            </ButtonLink>
            <Button
              size="xs"
              variant="default"
              disabled={noTrash !== null}
              busy={move.isPending}
              onClick={() => move.mutate()}
            >
              Put it into the trash
            </Button>
          </>
        )}
      </div>
      {media.is_in_trash || noTrash === null ? null : <small className="cs-muted">{noTrash}</small>}
    </>
  );
}

/** `WebP`. */
const formatOf = (type: string): string =>
  type
    .replace(/^\w+\//, '')
    .replace('svg+xml', 'SVG')
    .toUpperCase();

/** What was sent, and the copies that were made of it. */
function Sizes({ media }: { readonly media: MediaDetailWire }) {
  const { type, width, height, bytes, copies, is_in_work: isInWork } = media;
  const tall = (wide: number) => (width === null || height === null ? 0 : Math.round((wide * height) / width));
  const rows = [
    { label: `As it was sent, ${formatOf(type)}`, width, bytes },
    ...copies.map((copy) => ({ label: formatOf(copy.type), width: copy.width, bytes: copy.bytes })),
  ];
  return (
    <section aria-label="Sizes">
      <h3>Sizes</h3>
      <table className={styles.sizes}>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.label} ${row.width}`}>
              <th scope="row">{row.label}</th>
              <td>{row.width === null ? '' : `${row.width} × ${row.width === width ? height : tall(row.width)}`}</td>
              <td>{sizeText(row.bytes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isInWork ? <p className="cs-muted cs-small">Smaller copies are being made.</p> : null}
      {type === 'image/svg+xml' ? (
        <p className="cs-muted cs-small">A drawing is sharp in every size, and needs no copies.</p>
      ) : null}
    </section>
  );
}

const whyKept = (usedIn: number): string | null =>
  usedIn === 0 ? null : `It is used in ${countText(usedIn, 'entry', 'entries')}; take it out there first.`;
