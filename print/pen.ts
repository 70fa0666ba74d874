import { PDFDocument } from 'pdfkit';
import { straightOperators } from './straight.ts';

/** Writes the operators of a page: pdfkit is handed all of them at once that stand between two of its own. */
export class Pen {
  readonly #document: PDFDocument;
  #operators: string[] = [];

  constructor(document: PDFDocument) {
    this.#document = document;
  }

  write(...operators: readonly string[]): void {
    this.#operators.push(...operators);
  }

  /** What pdfkit writes by itself: letters, and what a page has to be told. It comes behind all that was written before. */
  ask(write: (document: PDFDocument) => void): void {
    this.flush();
    write(this.#document);
  }

  flush(): void {
    if (this.#operators.length > 0) this.#document.addContent(this.#operators.join('\n'));
    this.#operators = [];
  }
}

const known = new Map<string, string>();
/** Icons come again and again, lines drawn by hand never. */
const MOST_KNOWN = 2000;

export function pathOperators(d: string): string {
  const operators = straightOperators(d) ?? known.get(d);
  if (operators !== undefined) return operators;
  if (known.size >= MOST_KNOWN) known.clear();
  const made = curvedOperators(d);
  known.set(d, made);
  return made;
}

/** What pdfkit makes of a path. */
function curvedOperators(d: string): string {
  const written: string[] = [];
  const recorder = Object.create(PDFDocument.prototype, {
    addContent: {
      value: (operator: string) => {
        written.push(operator);
        return recorder;
      },
    },
  }) as PDFDocument;
  recorder.path(d);
  return written.join('\n');
}
