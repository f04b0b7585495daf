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

/** The objects of a PDF file, with the queries that the lint rules use. */
export class PdfObjects {
  readonly bytes: Uint8Array
  readonly document: PDFDocument
  readonly objects: PDFObject[]

  private constructor(bytes: Uint8Array, document: PDFDocument) {
    this.bytes = bytes
    this.document = document
    this.objects = document.context.enumerateIndirectObjects().map(([, object]) => object)
  }

  static async load(bytes: Uint8Array): Promise<PdfObjects> {
    return new PdfObjects(bytes, await PDFDocument.load(bytes, { updateMetadata: false }))
  }

  get catalog(): PDFDict {
    return this.document.catalog
  }

  get streams(): PDFRawStream[] {
    return this.objects.filter((object) => object instanceof PDFRawStream)
  }

  /** Lists the dictionaries in which each of these keys has the given name as its value. */
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

  /** Returns the items of the array under this key; an array of one item if the value is no array. */
  itemsIn(dict: PDFDict | undefined, key: string): PDFObject[] {
    const value = dict && this.get(dict, key)
    if (value === undefined) return []
    return value instanceof PDFArray ? value.asArray().map((item) => this.resolve(item)) : [value]
  }

  resolve(item: PDFObject): PDFObject {
    return this.document.context.lookup(item) ?? item
  }

  /** Returns the name under this key without its leading slash; '' if the value is no name. */
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

  /** The decoded content of each page. */
  get pageContents(): string[] {
    return this.document.getPages().map((page) =>
      this.itemsIn(page.node, 'Contents')
        .filter((part) => part instanceof PDFRawStream)
        .map((part) => this.contentOf(part))
        .join('\n'),
    )
  }

  /** The XMP metadata; '' if there are none. */
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
