import { pictureSizes } from 'shared/domain/publicPages/landingPictures'

interface Size {
  width: number
  height: number
}

/**
 * How pictures are captured: the browser window and the captured part of it, in CSS pixels, at a device pixel ratio of
 * 2.
 */
export interface CaptureFormat {
  viewport: Size
  clip: Size & { x: number; y: number }
  /** Widths of the picture's files in pixels. */
  widths: readonly number[]
}

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

const headerPx = 64
/** Width of the collapsed menu, in CSS pixels. */
const menuPx = 72

/** On a desktop, captures the page without the menu; on a phone, the whole page; both without the header. */
export const formats = {
  desk: createFormat(menuPx, pictureSizes.desk, [640, 1280]),
  phone: createFormat(0, pictureSizes.phone, [780]),
} satisfies Record<string, CaptureFormat>

function createFormat(x: number, size: Size, widths: readonly number[]): CaptureFormat {
  return {
    viewport: { width: x + size.width, height: headerPx + size.height },
    clip: { x, y: headerPx, ...size },
    widths,
  }
}

/** Returns the format of a desktop picture with another width or with the menu, in the same aspect ratio. */
export function deskFormatOf({ deskWidth, hasMenu = false }: { deskWidth?: number; hasMenu?: boolean }): CaptureFormat {
  const { clip, widths } = formats.desk
  const width = deskWidth ?? clip.width
  return createFormat(hasMenu ? 0 : menuPx, { width, height: Math.round((width * clip.height) / clip.width) }, widths)
}

export type FormatName = keyof typeof formats
export const formatNames = ['desk', 'phone'] as const satisfies readonly FormatName[]

/** Returns the name of a picture's file, for instance `desk-light-640.avif`. */
export const fileName = (format: FormatName, scheme: Scheme, width: number): string =>
  `${format}-${scheme}-${width}.avif`
