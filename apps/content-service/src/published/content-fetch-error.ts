/** Failures of reading content, by the names that the requirements give them (CT-36 to CT-38). */
export type ContentFetchFailure =
  | 'Content Stack Fetch By URL Error'
  | 'Content Stack Fetch By ID Error'
  | 'Content Stack Fetch By Type Error';

/** Where a visitor goes whose page is not found, and why (CT-39). */
export const notFoundRedirect = { to: '/errors/HTTP404.html', error: 'Not Found' } as const;

/** Content that cannot be read. What is merely not there is no failure of this kind. */
export class ContentFetchError extends Error {
  override readonly name: ContentFetchFailure;

  constructor(name: ContentFetchFailure, message: string, options?: { readonly cause: unknown }) {
    super(message, options);
    this.name = name;
  }
}
