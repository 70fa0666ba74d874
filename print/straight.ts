/** Straight lines alone, from spot to spot: hatching, pencil, borders. */
const STRAIGHT = /^(?:[ML]-?[\d.]+[ ,]-?[\d.]+|Z)+$/;
const OPERATORS: Readonly<Record<string, string>> = { M: 'm', L: 'l' };

/**
 * A path of straight lines as the operators of a page; undefined of any other. pdfkit reads paths sign by sign and writes each
 * line by itself, and most of what is drawn by hand is thousands of them.
 */
export function straightOperators(d: string): string | undefined {
  if (!STRAIGHT.test(d)) return undefined;
  return d.replaceAll(/([ML])([^MLZ]+)|Z/g, (_, sign: string | undefined, at: string) =>
    sign === undefined ? 'h\n' : `${at.replace(',', ' ')} ${OPERATORS[sign]}\n`,
  );
}
