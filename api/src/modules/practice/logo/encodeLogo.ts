import { errorCode } from 'shared/contracts/errorCodes'
import { Refusal } from '../../../refusal.ts'

/** Maximum length of the longer side, on documents and in the directory. */
const documentPx = 512
const directoryPx = 160
/** A phone's photo has 12 to 50 million pixels. Larger pictures are refused by their header, before any decoding. */
const maxPixels = 50_000_000
const maxSeconds = 5

/**
 * Whether the first bytes are those of PNG, JPEG, WebP or GIF. Vector images are refused, since they can contain
 * scripts.
 */
const isPhoto = (bytes: Buffer): boolean => {
  const head = bytes.toString('latin1', 0, 12)
  return (
    head.startsWith('\u0089PNG\r\n\u001a\n') ||
    head.startsWith('\u00ff\u00d8\u00ff') ||
    /^(RIFF[\s\S]{4}WEBP|GIF8[79]a)/.test(head)
  )
}

const insideSquare = (px: number) => ({ width: px, height: px, fit: 'inside' as const, withoutEnlargement: true })

export interface EncodedLogo {
  /** PNG for documents. */
  file: Buffer
  /** Data URL of a few kilobytes for the directory. */
  dataUrl: string
}

/** Loads the image library on first use, since most processes never need its memory. */
async function openImage(bytes: Buffer) {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadNsgifBuffer',
    ],
  })
  sharp.cache(false)
  sharp.concurrency(1)
  // Applies the camera's rotation; other metadata, such as the location, are dropped.
  return sharp(bytes, { limitInputPixels: maxPixels, sequentialRead: true })
    .timeout({ seconds: maxSeconds })
    .autoOrient()
}

/**
 * Encodes the picture again in two sizes. Throws 415 for a file that is not a picture, is damaged, or is too large to
 * be decoded.
 */
export async function encodeLogo(bytes: Buffer): Promise<EncodedLogo> {
  if (!isPhoto(bytes)) throw new Refusal(415, errorCode.mediaRefused)
  try {
    const image = await openImage(bytes)
    const file = await image.resize(insideSquare(documentPx)).png({ compressionLevel: 9, palette: true }).toBuffer()
    const small = await (await openImage(file)).resize(insideSquare(directoryPx)).webp({ quality: 80 }).toBuffer()
    return { file, dataUrl: `data:image/webp;base64,${small.toString('base64')}` }
  } catch (error) {
    if (error instanceof Error) throw new Refusal(415, errorCode.mediaRefused)
    throw error
  }
}

/** Converts the directory's small picture to PNG. */
export const pictureOf = async (dataUrl: string): Promise<Buffer> =>
  (await openImage(Buffer.from(dataUrl.replace(/^[^,]*,/, ''), 'base64'))).png().toBuffer()
