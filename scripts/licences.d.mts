export function shippedPackages(): readonly {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}[];
