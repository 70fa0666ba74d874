// What pages and terminals both have of streams, as far as it is used: the types of either would bring all the rest along.
declare class Blob {
  constructor(parts: readonly (Uint8Array | string)[]);
  stream(): Bytes;
  text(): Promise<string>;
}

interface Bytes {
  pipeThrough(change: Change): Bytes;
  getReader(): { read(): Promise<{ readonly value?: Uint8Array<ArrayBuffer> }> };
}

/** What goes in comes out packed, or unpacked. */
interface Change {
  readonly readable: object;
  readonly writable: object;
}

declare const CompressionStream: new (format: 'deflate-raw') => Change;
declare const DecompressionStream: new (format: 'deflate-raw') => Change;

declare class Response {
  constructor(body: Bytes);
  arrayBuffer(): Promise<ArrayBuffer>;
}

declare function atob(text: string): string;
declare function btoa(bytes: string): string;
