import type { Font } from 'fontkit'
import Pdfkit from 'pdfkit'
import { skipContentOfHead } from '../headRequest.ts'
import { accessibilitySchema, extensionMetadata, type ExtensionSchema } from './extensionMetadata.ts'
import type { Face } from './faces.ts'
import { escapeXml } from './xmlText.ts'

export const marginPoints = 40

/** Height of the footer below a page's text. */
export const footerPoints = 20

/** pdfkit also accepts parsed fonts, which its published types do not declare. */
interface ParsedFonts {
  registerFont(name: string, font?: Font | PDFKit.Mixins.PDFFontSource): unknown
}

const registerFont = (pdf: ParsedFonts, { name, font }: Face) => pdf.registerFont(name, font)

export interface ArchivePdfOptions {
  title: string
  author: string
  /** Creation time, by default now. The bytes depend only on the content and this time. */
  createdAt?: Date
  /** Metadata other than title and author. */
  schemas?: readonly ExtensionSchema[]
}

export interface AttachedData {
  name: string
  /** Media type. */
  type: string
  description: string
  createdAt: Date
}

/** A PDF/A-3a and PDF/UA-1 file in French: A4, tagged, with embedded fonts, for archiving and for screen readers. */
export class ArchivePdf extends Pdfkit {
  constructor({ title, author, createdAt = new Date(), schemas = [] }: ArchivePdfOptions) {
    skipContentOfHead()
    super({
      size: 'A4',
      margins: { top: marginPoints, bottom: marginPoints + footerPoints, left: marginPoints, right: marginPoints },
      bufferPages: true,
      tagged: true,
      displayTitle: true,
      lang: 'fr-FR',
      pdfVersion: '1.7',
      subset: 'PDF/A-3a',
      info: {
        Title: title,
        Author: author,
        Creator: 'Complice',
        Producer: 'Complice',
        CreationDate: createdAt,
        ModDate: createdAt,
      },
    })
    this.appendXML(extensionMetadata([accessibilitySchema, ...schemas]))
  }

  /** Selects the face for the next text. A face is embedded once in the document, with the glyphs of its texts. */
  useFace(face: Face): this {
    registerFont(this, face)
    return this.font(face.name)
  }

  /** Attaches a file with the data of the pages' content. */
  attachData(content: Uint8Array, { name, type, description, createdAt }: AttachedData): void {
    const dates = { creationDate: createdAt, modifiedDate: createdAt }
    const options: PDFKit.Mixins.PDFAttachmentOptions & { relationship: 'Data' } = {
      name,
      type,
      description,
      relationship: 'Data',
      ...dates,
    }
    this.file(Buffer.from(content), options)
  }

  /**
   * pdfkit writes title and author into the XML metadata without escaping them; the entries of the document
   * information, already written, need them unescaped.
   */
  override endMetadata(): void {
    const { Title = '', Author = '' } = this.info
    Object.assign(this.info, { Title: escapeXml(Title), Author: escapeXml(Author) })
    super.endMetadata()
  }
}
