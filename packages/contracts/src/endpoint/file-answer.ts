import * as z from 'zod/mini';

/** A file as an answer: it is saved under its name, and never shown as a page of this site (promise F2). */
export interface FileAnswer {
  readonly fileName: string;
  /** Such as `application/pdf`. */
  readonly mediaType: string;
  readonly byteSize: number;
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
}

/** Stands where an answer's schema stands, for the answer that is a file: `responses: { 200: fileSchema }`. */
export const fileSchema = z.custom<FileAnswer>();
