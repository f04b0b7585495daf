import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib'

/** Objects of a PDF file, with the queries of the lint rules. */
export class PdfObjects {
  readonly bytes: Uint8Array
  readonly document: PDFDocument
  readonly objects: PDFObject[]

  private constructor(bytes: Uint8Array, document: PDFDocument) {
    this.bytes = bytes
    this.document = document
    this.objects = document.context.enumerateIndirectObjects().map(([, object]) => object)
  }

  static async of(bytes: Uint8Array): Promise<PdfObjects> {
    return new PdfObjects(bytes, await PDFDocument.load(bytes, { updateMetadata: false }))
  }

  get catalog(): PDFDict {
    return this.document.catalog
  }

  get streams(): PDFRawStream[] {
    return this.objects.filter((object) => object instanceof PDFRawStream)
  }

  /** Lists the dictionaries that contain all these names. */
  dictionaries(entries: Readonly<Record<string, string>> = {}): PDFDict[] {
    return this.objects
      .map((object) => (object instanceof PDFRawStream ? object.dict : object))
      .filter((object) => object instanceof PDFDict)
      .filter((dict) => Object.entries(entries).every(([key, value]) => this.nameIn(dict, key) === value))
  }

  get(dict: PDFDict, key: string): PDFObject | undefined {
    return dict.lookup(PDFName.of(key))
  }

  dictIn(dict: PDFDict | undefined, key: string): PDFDict | undefined {
    const value = dict && this.get(dict, key)
    if (value instanceof PDFRawStream) return value.dict
    return value instanceof PDFDict ? value : undefined
  }

  /** Returns the items of an array; a single value as an array of one. */
  itemsIn(dict: PDFDict | undefined, key: string): PDFObject[] {
    const value = dict && this.get(dict, key)
    if (value === undefined) return []
    return value instanceof PDFArray ? value.asArray().map((item) => this.resolved(item)) : [value]
  }

  resolved(item: PDFObject): PDFObject {
    return this.document.context.lookup(item) ?? item
  }

  /** Returns a name without its leading slash; '' for other objects. */
  nameIn(dict: PDFDict, key: string): string {
    const value = this.get(dict, key)
    return value instanceof PDFName ? value.decodeText() : ''
  }

  textIn(dict: PDFDict | undefined, key: string): string {
    const value = dict && this.get(dict, key)
    return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : ''
  }

  contentOf(stream: PDFRawStream): string {
    return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
  }

  /** Content streams of each page. */
  get pageContents(): string[] {
    return this.document.getPages().map((page) =>
      this.itemsIn(page.node, 'Contents')
        .filter((part) => part instanceof PDFRawStream)
        .map((part) => this.contentOf(part))
        .join('\n'),
    )
  }

  /** XMP metadata. */
  get metadata(): string {
    const stream = this.get(this.catalog, 'Metadata')
    return stream instanceof PDFRawStream ? Buffer.from(stream.getContents()).toString('utf8') : ''
  }

  get info(): PDFDict | undefined {
    const { Info } = this.document.context.trailerInfo
    const info = Info && this.document.context.lookup(Info)
    return info instanceof PDFDict ? info : undefined
  }
}
