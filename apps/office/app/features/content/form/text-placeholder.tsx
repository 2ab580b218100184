import { plainText, type RichText } from '@cutsite/content/rich-text';
import { Input } from '@mantine/core';
import styles from './form.module.css';

/** So many characters fill the height that a long text has at most. */
const manyCharacters = 2500;

interface TextPlaceholderProps {
  readonly label: string;
  readonly text: RichText | undefined;
}

/** In the place of a text whose editor is being loaded, and as high: the fields below it stay where they are. */
export function TextPlaceholder({ label, text }: TextPlaceholderProps) {
  const isLong = plainText(text?.content ?? []).length > manyCharacters;
  return (
    <Input.Wrapper labelElement="div" label={label}>
      <p className={styles.onItsWay} data-long={isLong || undefined}>
        One moment…
      </p>
    </Input.Wrapper>
  );
}
