/** With a minus sign that is as wide as a digit. */
export const signed = (count: number): string => (count < 0 ? `−${-count}` : `${count + 0}`);
