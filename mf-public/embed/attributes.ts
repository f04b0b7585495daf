import type { Scheme } from 'shared/ui/element'
import { searchPath } from 'shared/domain/publicPages/publicPaths'

const schemes: readonly string[] = ['light', 'dark', 'auto'] satisfies Scheme[]
/** Accepts only a list of font names: the value is inserted into a style sheet, and the iframe reads it from its URL. */
const isFont = (text: string) => /^(?:[\p{L}\p{N} ,_-]|"[\p{L}\p{N} _-]*"|'[\p{L}\p{N} _-]*')*$/u.test(text)
const isScheme = (text: string): text is Scheme => schemes.includes(text)

/** Reads the attributes set by the partner; invalid values are ignored. */
export function attributesOf(element: Element) {
  const text = (name: string) => element.getAttribute(name)?.trim() ?? ''
  const scheme = text('scheme')
  const font = text('font')
  const therapist = text('therapist')
  const search = { name: text('name'), location: text('location') }
  return {
    therapist,
    /** Path of the first screen. */
    start: therapist ? `/therapists/${encodeURIComponent(therapist)}` : searchPath(search),
    scheme: isScheme(scheme) ? scheme : ('light' as const),
    colour: text('theme-color'),
    font: isFont(font) ? font : '',
  }
}

export type Attributes = ReturnType<typeof attributesOf>
