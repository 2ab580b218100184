import Pdf from 'pdfkit';
import { breakLines } from '../typography/break-lines.ts';
import type { Style } from '../typography/faces.ts';
import { type TextRun, textRuns } from '../typography/text-runs.ts';

/** Points: 72 to the inch. */
export const margin = 48;
const footRoom = 34;

export const colours = { text: '#142122', muted: '#4b585a', rule: '#d2dada', brand: '#016571', sunken: '#eff3f4' };

/** Paper goes to the United States, their territories and Canada as Letter, to everybody else as A4. */
const letterCountries: ReadonlySet<string> = new Set(['US', 'CA', 'AS', 'GU', 'MP', 'PR', 'UM', 'VI']);

export interface Look {
  readonly style?: Style;
  readonly size?: number;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
}

const plain = { style: 'regular', size: 9, colour: colours.text, align: 'left' } as const satisfies Look;

/** What a text of this size takes from the top of a line to the top of the next. */
export const lineHeight = (size: number): number => size * 1.4;

/** The pages of a paper, written from top to bottom; what does not fit goes on to a new page. */
export class Sheet {
  readonly document: PDFKit.PDFDocument;
  /** Where the next thing is written. */
  y = margin;
  readonly left = margin;
  /** Something was written with letters that no font has. */
  lacksLetters = false;
  readonly #registered = new Set<string>();
  readonly #atNewPage: (sheet: Sheet) => void;

  constructor(options: {
    readonly title: string;
    readonly at: Date;
    readonly country: string;
    /** False keeps the text readable in the bytes. */
    readonly compress: boolean;
    /** Writes what stands at the top of every further page. */
    readonly atNewPage: (sheet: Sheet) => void;
  }) {
    this.#atNewPage = options.atNewPage;
    this.document = new Pdf({
      size: letterCountries.has(options.country) ? 'LETTER' : 'A4',
      margin: 0,
      bufferPages: true,
      compress: options.compress,
      lang: 'en',
      displayTitle: true,
      // No standard font: everything that is used is embedded.
      font: '',
      info: { Title: options.title, Author: 'Cutsite', CreationDate: options.at, ModDate: options.at },
    });
  }

  get width(): number {
    return this.document.page.width - 2 * margin;
  }

  get #bottom(): number {
    return this.document.page.height - margin - footRoom;
  }

  /** Goes on to a new page unless so much fits on this one. True when it did. */
  need(height: number): boolean {
    if (this.y + height <= this.#bottom) return false;
    this.document.addPage();
    this.y = margin;
    this.#atNewPage(this);
    return true;
  }

  /** Points that a line takes. */
  measure(line: string, look: Look = {}): number {
    const { style, size } = { ...plain, ...look };
    return textRuns(line, style).reduce((sum, run) => sum + this.#runWidth(run, size), 0);
  }

  #runWidth({ face, text }: TextRun, size: number): number {
    return this.#font(face).fontSize(size).widthOfString(text);
  }

  lines(text: string, width: number, look: Look = {}): string[] {
    return breakLines(text, width, (part) => this.measure(part, look));
  }

  /** Writes one line at a place, as it is. */
  line(text: string, x: number, y: number, look: Look & { readonly width?: number } = {}): void {
    const { style, size, colour, align } = { ...plain, ...look };
    let at = align === 'right' ? x + (look.width ?? 0) - this.measure(text, look) : x;
    for (const run of textRuns(text, style)) {
      this.#font(run.face).fontSize(size).fillColor(colour);
      // All faces on one base line, whatever room each of them wants above it.
      this.document.text(run.text, at, y + size * 1.02, { lineBreak: false, baseline: 'alphabetic' });
      at += this.#runWidth(run, size);
      if (run.isMissing) this.lacksLetters = true;
    }
  }

  /** Writes a text below what is there, over pages if it must, and leaves `after` free behind it. */
  paragraph(
    text: string,
    look: Look & { readonly x?: number; readonly width?: number; readonly after?: number } = {},
  ): void {
    const size = look.size ?? plain.size;
    const x = look.x ?? this.left;
    for (const line of this.lines(text, look.width ?? this.width, look)) {
      this.need(lineHeight(size));
      this.line(line, x, this.y, { ...look, width: look.width ?? this.width });
      this.y += lineHeight(size);
    }
    this.y += look.after ?? 0;
  }

  rule(y: number, x = this.left, width = this.width): void {
    this.document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .strokeColor(colours.rule)
      .stroke();
  }

  #font({ name, bytes }: TextRun['face']): PDFKit.PDFDocument {
    if (!this.#registered.has(name)) {
      this.document.registerFont(name, bytes);
      this.#registered.add(name);
    }
    return this.document.font(name);
  }
}
