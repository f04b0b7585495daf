import type { Font } from 'fontkit'
import Pdfkit from 'pdfkit'
import { accessibility, extensionMetadata, type ExtensionSchema } from './extensionMetadata.ts'
import { faces } from './fonts.ts'
import { xmlText } from './xmlText.ts'

export const marginPoints = 40

/** Text of a page ends above its footer. */
export const footerPoints = 20

/** pdfkit takes parsed fonts too, which its published types do not know. */
interface ParsedFonts {
  registerFont(name: string, font?: Font | PDFKit.Mixins.PDFFontSource): unknown
}

function registerFonts(pdf: ParsedFonts): void {
  for (const [name, font] of Object.entries(faces())) pdf.registerFont(name, font)
}

export interface ArchivePdfOptions {
  title: string
  author: string
  /** Left out, now. The same content made at the same instant has the same bytes. */
  createdAt?: Date
  /** What the metadata say beyond title and author. */
  schemas?: readonly ExtensionSchema[]
}

export interface AttachedData {
  name: string
  /** Media type. */
  type: string
  description: string
  createdAt: Date
}

/** A PDF/A-3a and PDF/UA-1 file in French: A4, tagged, its fonts embedded, to be kept for years and to be read out. */
export class ArchivePdf extends Pdfkit {
  constructor({ title, author, createdAt = new Date(), schemas = [] }: ArchivePdfOptions) {
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
    registerFonts(this)
    this.appendXML(extensionMetadata([accessibility, ...schemas]))
  }

  /** Embeds a file that says in data what the pages say in words. */
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

  /** pdfkit writes title and author into the XML metadata without escaping them; its other entries need them as they are. */
  override endMetadata(): void {
    const { Title = '', Author = '' } = this.info
    Object.assign(this.info, { Title: xmlText(Title), Author: xmlText(Author) })
    super.endMetadata()
  }
}
