import { type MediaWire, replaceMedia, restoreMedia, trashMedia } from '@cutsite/contracts/content';
import { may, whoMay } from '@cutsite/domain/staff';
import { Notice } from '@cutsite/ui/notice';
import { Button, Modal, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call, upload } from '../../../platform/call.ts';
import { useStaff } from '../../../platform/session.ts';
import { contentQueries } from '../content-queries.ts';
import { sizeText, typeLabel } from '../content-words.tsx';
import { mediaEndings } from './add-media-button.tsx';
import { FocusChoice, middle } from './focus-choice.tsx';
import { MediaMeanwhile } from './media-meanwhile.tsx';
import styles from './tools.module.css';
import { useMediaFacts } from './use-media-facts.ts';

interface MediaDialogProps {
  readonly media: MediaWire;
  readonly isInTrash: boolean;
  readonly onClose: () => void;
}

/** What a picture shows in words, what stays in view of it, its copies, another file in its place, and the trash. */
export function MediaDialog({ media, isInTrash, onClose }: MediaDialogProps) {
  const client = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const roles = useStaff()?.groups ?? [];
  const isPicture = media.width !== null;
  const params = { id: media.id };
  const done = async () => {
    await client.invalidateQueries({ queryKey: ['content'] });
    onClose();
  };
  const writer = useMediaFacts(media, done);
  const { facts } = writer;
  const replace = useMutation({
    mutationFn: (file: File) => upload(replaceMedia, { params, query: { file_name: file.name }, file }),
    onSuccess: done,
  });
  const move = useMutation({
    mutationFn: () => call(isInTrash ? restoreMedia : trashMedia, { params }),
    onSuccess: done,
  });
  const error = writer.error ?? replace.error ?? move.error;
  const noTrash = may(roles, 'delete_content') ? whyKept(media) : whoMay('delete_content');
  return (
    <Modal opened onClose={onClose} size="lg" title={media.name} closeButtonProps={{ 'aria-label': 'Close' }}>
      <form
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          writer.save();
        }}
      >
        <p className="cs-muted cs-small">
          {[media.type, sizeText(media.bytes), copiesText(media)].filter((words) => words !== '').join(', ')}.{' '}
          <a href={media.src} target="_blank" rel="noreferrer">
            Open it in a new tab
          </a>
        </p>
        {isPicture && !isInTrash ? (
          <>
            <TextInput
              data-autofocus
              label="What it shows, in words"
              description="Read aloud where the picture is not seen. Leave it empty for mere decoration."
              maxLength={500}
              value={facts.alt}
              onChange={(event) => writer.change({ alt: event.currentTarget.value })}
            />
            <FocusChoice media={media} value={facts.focus ?? middle} onChange={(focus) => writer.change({ focus })} />
            <MediaMeanwhile writer={writer} />
          </>
        ) : null}
        {isInTrash ? null : <MediaUses id={media.id} />}
        {error === null ? null : (
          <Notice tone="error" role="alert">
            {error.message}
          </Notice>
        )}
        <div className={styles.row}>
          {isPicture && !isInTrash ? (
            <Button type="submit" loading={writer.isPending}>
              {writer.meanwhile === null ? 'Save' : 'Save what stands here'}
            </Button>
          ) : null}
          {isInTrash ? (
            <Button loading={move.isPending} onClick={() => move.mutate()}>
              Take it out of the trash
            </Button>
          ) : (
            <>
              <Button variant="default" loading={replace.isPending} onClick={() => picker.current?.click()}>
                Replace the file
              </Button>
              <Button
                variant="default"
                disabled={noTrash !== null}
                loading={move.isPending}
                onClick={() => move.mutate()}
              >
                Put it into the trash
              </Button>
            </>
          )}
        </div>
        {isInTrash || noTrash === null ? null : <small className="cs-muted">{noTrash}</small>}
        <input
          ref={picker}
          type="file"
          hidden
          accept={mediaEndings}
          aria-label="Another file in its place"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (file !== undefined) replace.mutate(file);
          }}
        />
      </form>
    </Modal>
  );
}

/** The entries that show it, each with the way there. */
function MediaUses({ id }: { readonly id: string }) {
  const { data } = useQuery(contentQueries.uses(id));
  if (data === undefined) return null;
  const { uses } = data;
  return (
    <section aria-label="Where it is used">
      <b>
        {uses.length === 0 ? 'Used nowhere' : `Used in ${uses.length === 1 ? '1 entry' : `${uses.length} entries`}`}
      </b>
      <ul className={styles.list}>
        {uses.map((use) => (
          <li key={use.id}>
            <a className={styles.entry} href={`/office/content/${use.id}`}>
              {use.title}
            </a>{' '}
            <small className="cs-muted">
              {typeLabel(use.type)}
              {use.is_published ? '' : ', in its draft'}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

const whyKept = ({ used_in }: MediaWire): string | null =>
  used_in === 0 ? null : `It is used in ${used_in} ${used_in === 1 ? 'entry' : 'entries'}; take it out there first.`;

function copiesText({ width, widths, is_in_work }: MediaWire): string {
  if (width === null) return '';
  if (is_in_work) return 'smaller copies are being made';
  return widths.length === 0 ? '' : `copies of ${widths.join(', ')} pixels`;
}
