import { pictureSizes } from 'shared/domain/publicPages/landingPictures'

interface Size {
  width: number
  height: number
}

/** A part of a browser window in CSS pixels, captured at a device pixel ratio of 2. */
export interface Form {
  viewport: Size
  clip: Size & { x: number; y: number }
  /** Widths of the picture's files in pixels. */
  widths: readonly number[]
}

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

const headerPx = 64
/** Width of the collapsed menu. */
const menuPx = 72

/** Captures on a desktop the page next to the menu, and on a phone the page; both without the header. */
export const forms = {
  desk: formOf(menuPx, pictureSizes.desk, [640, 1280]),
  phone: formOf(0, pictureSizes.phone, [780]),
} satisfies Record<string, Form>

function formOf(x: number, size: Size, widths: readonly number[]): Form {
  return {
    viewport: { width: x + size.width, height: headerPx + size.height },
    clip: { x, y: headerPx, ...size },
    widths,
  }
}

/** The form of a desktop picture with another width or with the menu, in the same aspect ratio. */
export function deskFormOf({ deskWidth, hasMenu = false }: { deskWidth?: number; hasMenu?: boolean }): Form {
  const { clip, widths } = forms.desk
  const width = deskWidth ?? clip.width
  return formOf(hasMenu ? 0 : menuPx, { width, height: Math.round((width * clip.height) / clip.width) }, widths)
}

export type FormName = keyof typeof forms
export const formNames = ['desk', 'phone'] as const satisfies readonly FormName[]

/** For instance `desk-light-640.avif`. */
export const fileName = (form: FormName, scheme: Scheme, width: number): string => `${form}-${scheme}-${width}.avif`
