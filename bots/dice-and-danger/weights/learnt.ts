/** Two nets as text: of a sheet played alone, and of one played against others. */
export interface Learnt {
  readonly alone: string;
  readonly company: string;
}
