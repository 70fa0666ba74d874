/** For a label that is said in the middle of a sentence. */
export const uncapital = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);
