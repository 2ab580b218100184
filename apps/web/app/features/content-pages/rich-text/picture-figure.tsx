import { classNames } from '@cutsite/ui/class-names';
import { Picture, type PictureProps } from './picture.tsx';
import { PictureCaption } from './picture-caption.tsx';
import styles from './picture-figure.module.css';

/** A picture with what is said below it, on any ground. */
export function PictureFigure({ className, ...picture }: PictureProps & { readonly className?: string | undefined }) {
  return (
    <figure className={classNames(styles.figure, className)}>
      <Picture {...picture} />
      <PictureCaption image={picture.image} />
    </figure>
  );
}
