import type { MediaWire } from '@cutsite/contracts/content';
import { Notice } from '@cutsite/ui/notice';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { Button } from '../../../../platform/button.tsx';
import { momentText } from '../../../../platform/moment-text.ts';
import { FolderField } from '../folders/folder-field.tsx';
import { FocusChoice, middle } from './focus-choice.tsx';
import { MediaConflict } from './media-conflict.tsx';
import styles from './panel.module.css';
import { type FactsWriter, useMediaFacts } from './use-media-facts.ts';

const maxLetters = 500;

/**
 * What is said of a picture or file, saved when it is left: of a picture what it shows in words, or that it only
 * decorates, and what stays in view of it; of both who made it, and the folder that it lies in.
 */
export function WrittenFacts({ media }: { readonly media: MediaWire }) {
  const writer = useMediaFacts(media);
  const { facts, change, save, meanwhile } = writer;
  return (
    <form
      aria-label="Description"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {/* The button does the same. */}
      <div
        role="presentation"
        className={styles.facts}
        onBlur={(event) => {
          const isLeft = !event.currentTarget.contains(event.relatedTarget);
          if (isLeft && meanwhile === null) save();
        }}
      >
        {media.width === null ? null : <PictureFacts media={media} facts={facts} change={change} />}
        <TextInput
          label="Credit"
          description="Who made it. Pages say it below the picture."
          maxLength={200}
          value={facts.credit}
          onChange={(event) => change({ credit: event.currentTarget.value })}
        />
        <FolderField label="Folder" value={facts.folder} onChange={(folder) => change({ folder })} />
        {writer.leftAt === null ? null : (
          <Notice tone="warnMinor" role="status">
            This was typed here on {momentText(new Date(writer.leftAt).toISOString())}, and is not saved yet.
          </Notice>
        )}
        <MediaConflict writer={writer} />
        {writer.error === null ? null : (
          <Notice tone="error" role="alert">
            Not saved: {writer.error.message}
          </Notice>
        )}
        <div className={styles.row}>
          <Button type="submit" size="xs" disabled={!writer.isChanged} busy={writer.isPending}>
            {meanwhile === null ? 'Save' : 'Save my version'}
          </Button>
          {writer.isChanged ? (
            <Button size="xs" variant="subtle" onClick={writer.drop}>
              Back to what is saved
            </Button>
          ) : null}
          <span role="status" className="cs-muted cs-small">
            {writer.isSaved ? 'Saved' : writer.isChanged ? 'Not saved yet' : ''}
          </span>
        </div>
      </div>
    </form>
  );
}

type PictureFactsProps = Pick<FactsWriter, 'facts' | 'change'> & { readonly media: MediaWire };

function PictureFacts({ media, facts, change }: PictureFactsProps) {
  const count = `${facts.alt.length} of ${maxLetters}`;
  return (
    <>
      <FocusChoice media={media} value={facts.focus ?? middle} onChange={(focus) => change({ focus })} />
      <Textarea
        label="What it shows, in words"
        description={facts.isDecorative ? 'Nothing is read out.' : `Read aloud where it is not seen. ${count}`}
        autosize
        minRows={2}
        maxLength={maxLetters}
        disabled={facts.isDecorative}
        value={facts.isDecorative ? '' : facts.alt}
        onChange={(event) => change({ alt: event.currentTarget.value.replaceAll('\n', ' ') })}
      />
      <Checkbox
        label="Decorative: not read out"
        checked={facts.isDecorative}
        onChange={(event) => change({ isDecorative: event.currentTarget.checked })}
      />
    </>
  );
}
