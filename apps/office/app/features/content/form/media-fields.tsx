import type { Field, FileReference, ImageReference } from '@cutsite/content/field';
import type { MediaWire } from '@cutsite/contracts/content';
import { Checkbox, Input, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import { sizeText } from '../content-text.tsx';
import { faultAt, useForm } from '../form-context/form-context.ts';
import { MediaPicker } from '../media/picker/media-picker.tsx';
import styles from './form.module.css';
import type { InputProps } from './input-props.ts';

type Props<K extends 'image' | 'file'> = InputProps<Extract<Field, { kind: K }>>;

/** A picture with the words for those who do not see it. */
export function ImageField({ field, path, value, onChange }: Props<'image'>) {
  const { media, learnMedia, faults } = useForm();
  const [isChoosing, setChoosing] = useState(false);
  const image = typeof value === 'object' && value !== null ? (value as ImageReference) : null;
  const known = image === null ? undefined : media.get(image.media);
  const error = faultAt(faults, path);
  const choose = (chosen: MediaWire) => {
    learnMedia(chosen);
    const alt = image?.alt ?? '';
    const isDecorative = alt === '' && (chosen.is_decorative || image?.decorative === true);
    const { decorative: _, ...rest } = image ?? {};
    onChange({ ...rest, media: chosen.id, alt, ...(isDecorative ? { decorative: true } : {}) });
    setChoosing(false);
  };
  return (
    <Input.Wrapper
      label={field.label}
      withAsterisk={field.required === true}
      {...(field.help === undefined ? {} : { description: field.help })}
      {...(error === undefined ? {} : { error })}
      labelElement="div"
      data-field={path.join('.')}
    >
      {image === null ? null : (
        <div className={styles.picture}>
          {known === undefined ? <span>A picture that is gone</span> : <img src={known.src} alt={image.alt} />}
          <div className={styles.form}>
            <Textarea
              label={`Words for ${field.label.toLowerCase()}`}
              description={
                known === undefined || known.alt === '' || image.decorative === true
                  ? 'Say what it shows, not what it is.'
                  : `Say what it shows here; left empty, it is “${known.alt}”.`
              }
              rows={2}
              maxLength={500}
              value={image.alt}
              onChange={(event) => {
                const { decorative: _, ...rest } = image;
                onChange({ ...rest, alt: event.currentTarget.value });
              }}
            />
            <Checkbox
              label={`Decorative: ${field.label.toLowerCase()}`}
              description="Then nothing is read out for it."
              checked={image.decorative === true}
              onChange={(event) => {
                const { decorative: _, ...rest } = image;
                onChange(event.currentTarget.checked ? { ...rest, alt: '', decorative: true } : rest);
              }}
            />
            <TextInput
              label={`Caption of ${field.label.toLowerCase()}`}
              maxLength={500}
              value={image.caption ?? ''}
              onChange={(event) => {
                const { caption: _, ...rest } = image;
                const caption = event.currentTarget.value;
                onChange(caption === '' ? rest : { ...rest, caption });
              }}
            />
          </div>
        </div>
      )}
      <div className={styles.buttons}>
        <Button size="compact-sm" variant="default" onClick={() => setChoosing(true)}>
          {image === null ? `Choose: ${field.label.toLowerCase()}` : 'Choose another'}
        </Button>
        {image === null ? null : (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onChange(undefined)}>
            Remove
          </Button>
        )}
      </div>
      {isChoosing ? <MediaPicker kind="pictures" onPick={choose} onClose={() => setChoosing(false)} /> : null}
    </Input.Wrapper>
  );
}

/** A file to be downloaded or played. */
export function MediaFileField({ field, path, value, onChange }: Props<'file'>) {
  const { media, learnMedia, faults } = useForm();
  const [isChoosing, setChoosing] = useState(false);
  const file = typeof value === 'object' && value !== null ? (value as FileReference) : null;
  const known = file === null ? undefined : media.get(file.media);
  const error = faultAt(faults, path);
  return (
    <Input.Wrapper
      label={field.label}
      withAsterisk={field.required === true}
      {...(error === undefined ? {} : { error })}
      labelElement="div"
      data-field={path.join('.')}
    >
      {file === null ? null : (
        <p>{known === undefined ? 'A file that is gone' : `${known.name}, ${sizeText(known.bytes)}`}</p>
      )}
      <div className={styles.buttons}>
        <Button size="compact-sm" variant="default" onClick={() => setChoosing(true)}>
          {file === null ? `Choose: ${field.label.toLowerCase()}` : 'Choose another'}
        </Button>
        {file === null ? null : (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onChange(undefined)}>
            Remove
          </Button>
        )}
      </div>
      {isChoosing ? (
        <MediaPicker
          kind="files"
          onClose={() => setChoosing(false)}
          onPick={(chosen) => {
            learnMedia(chosen);
            onChange({ media: chosen.id });
            setChoosing(false);
          }}
        />
      ) : null}
    </Input.Wrapper>
  );
}
