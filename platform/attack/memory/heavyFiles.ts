import { randomBytes } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { importLimits } from 'shared/contracts/patients/importLimits'
import { sheetOf, workbookBytes } from '../../../api/src/testing/workbook.ts'

export interface HeavyFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

const header = ['Nom', 'Prénom', 'E-mail', 'Code postal', 'Ville']
const workbookColumns = 40
const csvColumns = 90

/** A patient's line, filled up to `columns` cells. */
const patientRow = (index: number, columns: number): string[] => [
  `Nom${index}`,
  `Prénom${index}`,
  `patient${index}@exemple.fr`,
  '69003',
  'Lyon',
  ...Array.from({ length: columns - header.length }, (_, column) => `${(index * 7 + column) % 1_000}`),
]

const patientRows = (columns: number): string[][] => [
  [...header, ...Array.from({ length: columns - header.length }, (_, column) => `Colonne ${column}`)],
  ...Array.from({ length: importLimits.lines }, (_, index) => patientRow(index, columns)),
]

/** A list of patients with the most lines, and almost the most columns and bytes, that an import accepts. */
export function largestCsv(): HeavyFile {
  const text = patientRows(csvColumns)
    .map((row) => row.join(';'))
    .join('\n')
  return { name: 'patients.csv', bytes: new Uint8Array(Buffer.from(text)) }
}

/** A workbook with the most lines that an import accepts, near the limit of its unpacked size. */
export function largestWorkbook(): HeavyFile {
  const bytes = workbookBytes({ Patients: sheetOf(patientRows(workbookColumns)) }, 'xlsx')
  return { name: 'patients.xlsx', bytes }
}

/** Pixels in a single colour compress to a few kilobytes, so that the size of the file allows any number of pixels. */
const blankPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 40, g: 110, b: 90 } }, limitInputPixels: false })

const fileOf = async (name: string, picture: Sharp): Promise<HeavyFile> => ({
  name,
  bytes: new Uint8Array(await picture.toBuffer()),
})

/**
 * Side of a square picture just below the limits of ruling 74: 50 million pixels, or 12 million if decoded as a whole.
 */
const largestSidePx = 7_071
const largestWholeSidePx = 3_464
/** The EXIF orientation of a picture that is rotated by 90 degrees. */
const rotatedOrientation = 6

/** The largest pictures that are accepted as a logo, one for each decoder and decoding mode. */
export const largestPictures = {
  PNG: () => fileOf('logo.png', blankPicture(largestSidePx, largestSidePx).png()),
  'interlaced PNG': () =>
    fileOf('logo.png', blankPicture(largestWholeSidePx, largestWholeSidePx).png({ progressive: true })),
  JPEG: () => fileOf('logo.jpg', blankPicture(largestSidePx, largestSidePx).jpeg()),
  'rotated JPEG': () =>
    fileOf(
      'logo.jpg',
      blankPicture(largestSidePx, largestSidePx).withMetadata({ orientation: rotatedOrientation }).jpeg(),
    ),
  'rotated PNG': () =>
    fileOf(
      'logo.png',
      blankPicture(largestSidePx, largestSidePx).withMetadata({ orientation: rotatedOrientation }).png(),
    ),
  'progressive JPEG': () =>
    fileOf('logo.jpg', blankPicture(largestWholeSidePx, largestWholeSidePx).jpeg({ progressive: true })),
  WebP: () => fileOf('logo.webp', blankPicture(largestWholeSidePx, largestWholeSidePx).webp({ effort: 0 })),
  GIF: () => fileOf('logo.gif', blankPicture(largestWholeSidePx, largestWholeSidePx).gif()),
} satisfies Record<string, () => Promise<HeavyFile>>

const recordingBytes = 5 * 1024 * 1024
const webmSignature = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])

/** The largest recording that is accepted, as the body of a request. */
export function largestRecording(): string {
  const bytes = Buffer.concat([webmSignature, randomBytes(recordingBytes - webmSignature.length)])
  return JSON.stringify({ content: `data:audio/webm;base64,${bytes.toString('base64')}` })
}
