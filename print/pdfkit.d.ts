// What is used of pdfkit. Its published types would bring those of Node along, and this folder runs in the page, too.
declare module 'pdfkit' {
  export interface Structure {
    end(): void;
    add(child: Structure): void;
  }

  export interface Settings {
    readonly autoFirstPage: false;
    readonly font: null;
    readonly pdfVersion: '1.7';
    readonly subset: 'PDF/UA';
    readonly tagged: true;
    readonly displayTitle: true;
    readonly lang: string;
    readonly info: Readonly<
      Record<'Title' | 'Creator', string> & { Author?: string } & Record<'CreationDate' | 'ModDate', Date>
    >;
  }

  export class PDFDocument {
    constructor(settings: Settings);
    registerFont(name: string, font: Uint8Array): this;
    addPage(options: { readonly size: readonly [number, number]; readonly margin: 0 }): this;
    on(event: 'data', listen: (chunk: Uint8Array) => void): this;
    on(event: 'end', listen: () => void): this;
    on(event: 'error', listen: (error: Error) => void): this;
    end(): void;

    struct(type: string, options: { readonly alt?: string }, draw?: () => void): Structure;
    addStructure(structure: Structure): this;
    markContent(tag: 'Artifact', options: { readonly type: 'Layout' }): this;
    endMarkedContent(): this;

    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    rotate(degrees: number): this;
    scale(across: number, down: number): this;

    path(d: string): this;
    /** Operators of a page, as they are. */
    addContent(operators: string): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(...box: [x: number, y: number, width: number, height: number, corner: number]): this;
    ellipse(x: number, y: number, across: number, down: number): this;
    clip(): this;
    fill(): this;
    stroke(): this;
    fillAndStroke(): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    fillOpacity(opacity: number): this;
    strokeOpacity(opacity: number): this;
    lineWidth(width: number): this;
    lineCap(cap: 'round'): this;
    lineJoin(join: 'round'): this;
    dash(length: readonly number[], options: object): this;

    font(name: string): this;
    fontSize(size: number): this;
    widthOfString(words: string): number;
    text(
      words: string,
      x: number,
      y: number,
      options: { readonly lineBreak: false; readonly baseline: 'alphabetic' },
    ): this;
  }
}
