import type { Sharp } from 'sharp'
import { errorCode } from 'shared/contracts/errorCodes'
import { decodingQueue } from '../../../decodingQueue.ts'
import { Refusal } from '../../../refusal.ts'

/** Maximum length of the longer side, on documents and in the directory. */
const documentPx = 512
const directoryPx = 160
/**
 * Maximum number of pixels, checked in the header before any decoding. A phone's photo has 12 to 50 million pixels. PNG
 * and JPEG are decoded line by line, which takes 60 MB at most.
 */
const maxPixels = 50_000_000
/**
 * Maximum number of pixels of a GIF, WebP, interlaced PNG or progressive JPEG. These are decoded as a whole, which
 * takes 5 to 7 bytes a pixel, 80 MB at most.
 */
const maxPixelsDecodedWhole = 12_000_000
const maxWaitingPictures = 8
const retryAfterSeconds = 5
const decodingTimeoutSeconds = 5

/**
 * Whether a file begins with the signature of PNG, JPEG, WebP or GIF. Vector images are refused, since they can contain
 * scripts.
 */
const hasPictureSignature = (bytes: Buffer): boolean => {
  const head = bytes.toString('latin1', 0, 12)
  return (
    head.startsWith('\u0089PNG\r\n\u001a\n') ||
    head.startsWith('\u00ff\u00d8\u00ff') ||
    /^(RIFF[\s\S]{4}WEBP|GIF8[79]a)/.test(head)
  )
}

const resizeOptions = (px: number) => ({ width: px, height: px, fit: 'inside' as const, withoutEnlargement: true })

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
  return sharp(bytes, { limitInputPixels: maxPixels, sequentialRead: true }).timeout({
    seconds: decodingTimeoutSeconds,
  })
}

/** Shrinks a picture without applying the camera's rotation, since rotating it first would decode it as a whole. */
async function shrinkImage(image: Sharp): Promise<Buffer> {
  const { orientation } = await image.metadata()
  return image
    .resize(resizeOptions(documentPx))
    .withMetadata({ ...(orientation && { orientation }) })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

async function refuseLargeImage(image: Sharp): Promise<void> {
  const { format, isProgressive, width, height } = await image.metadata()
  const isDecodedWhole = format === 'gif' || format === 'webp' || isProgressive
  if (isDecodedWhole && width * height > maxPixelsDecodedWhole) throw new Refusal(415, errorCode.mediaRefused)
}

const isTimeout = ({ message }: Error) => message.startsWith('timeout')

async function encodePicture(bytes: Buffer): Promise<EncodedLogo> {
  try {
    const image = await openImage(bytes)
    await refuseLargeImage(image)
    const smallImage = await openImage(await shrinkImage(image))
    // Applies the camera's rotation; other metadata, such as the location, are dropped.
    const file = await smallImage.autoOrient().png({ compressionLevel: 9, palette: true }).toBuffer()
    const directoryPicture = await (
      await openImage(file)
    )
      .resize(resizeOptions(directoryPx))
      .webp({ quality: 80 })
      .toBuffer()
    return { file, dataUrl: `data:image/webp;base64,${directoryPicture.toString('base64')}` }
  } catch (error) {
    if (error instanceof Refusal || !(error instanceof Error)) throw error
    throw isTimeout(error)
      ? new Refusal(503, errorCode.unavailable, { retryAfterSeconds })
      : new Refusal(415, errorCode.mediaRefused)
  }
}

/**
 * Encodes the picture again in two sizes, after the pictures that already wait. Throws 415 for a file that is not a
 * picture, is damaged, or has too many pixels; 503 if too many pictures wait or the machine is too busy.
 */
export async function encodeLogo(bytes: Buffer): Promise<EncodedLogo> {
  if (!hasPictureSignature(bytes)) throw new Refusal(415, errorCode.mediaRefused)
  if (decodingQueue.size >= maxWaitingPictures) throw new Refusal(503, errorCode.unavailable, { retryAfterSeconds })
  return decodingQueue.add(() => encodePicture(bytes))
}

/** Converts the directory's small picture to PNG. */
export const pngOf = async (dataUrl: string): Promise<Buffer> =>
  (await openImage(Buffer.from(dataUrl.replace(/^[^,]*,/, ''), 'base64'))).png().toBuffer()
