import type { PictureRefusal } from '../pictures/index.ts';
import type { FileRefusal } from './inspect-file.ts';

/** Why a file that is sent is not kept. */
export type MediaRefusal =
  | FileRefusal
  | PictureRefusal
  | 'picture_too_large'
  | 'file_too_large'
  | 'no_room'
  | 'elsewhere'
  | 'changed';

const sentences: Readonly<Record<MediaRefusal, string>> = {
  empty: 'there is nothing in it.',
  too_large: 'a drawing has 2 MB at most.',
  picture_too_large: 'a picture has 20 MB at most.',
  file_too_large: 'a file has to be smaller than 100 MB.',
  unknown_type:
    'pictures are JPEG, PNG, WebP, AVIF or SVG, files PDF, MP3, WAV, Ogg, MP4, WebM, CSV, XLSX or ZIP, and its content has to be that.',
  not_a_drawing:
    'it is no drawing, or does not say how large it is. Give its svg element a width and a height in pixels.',
  not_a_picture: 'it cannot be read as a picture. It may be damaged, or cut off.',
  too_many_pixels: 'a picture has 50 megapixels at most. Make it smaller first.',
  moving_picture: 'it moves. Send one still picture.',
  takes_too_long: 'it takes too long to read.',
  no_room: 'the space for media is full. Remove some first.',
  changed: 'somebody changed what it was to replace meanwhile.',
  elsewhere: 'the same picture or file is there already, under another name.',
};

/** The sentence for who sent it. */
export const mediaSentence = (name: string, refusal: MediaRefusal): string =>
  `${name} was not added: ${sentences[refusal]}`;
