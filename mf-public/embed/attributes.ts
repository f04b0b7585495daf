import type { Scheme } from 'shared/ui/element'
import { searchPath } from 'shared/domain/publicPages/publicPaths'

const schemes: readonly string[] = ['light', 'dark', 'auto'] satisfies Scheme[]
/**
 * Whether a text is a list of font names. Other texts must be refused, because the font is inserted into a style sheet, and
 * anyone can write the URL from which the iframe reads it.
 */
const isFont = (text: string) => /^(?:[\p{L}\p{N} ,_-]|"[\p{L}\p{N} _-]*"|'[\p{L}\p{N} _-]*')*$/u.test(text)
const isScheme = (text: string): text is Scheme => schemes.includes(text)

/** Reads the attributes that the partner set; an invalid value is replaced by the default. */
export function attributesOf(element: Element) {
  const attributeText = (name: string) => element.getAttribute(name)?.trim() ?? ''
  const scheme = attributeText('scheme')
  const font = attributeText('font')
  const therapist = attributeText('therapist')
  const search = { name: attributeText('name'), location: attributeText('location') }
  return {
    therapist,
    /** Path of the first screen. */
    start: therapist ? `/therapists/${encodeURIComponent(therapist)}` : searchPath(search),
    scheme: isScheme(scheme) ? scheme : ('light' as const),
    colour: attributeText('theme-color'),
    font: isFont(font) ? font : '',
  }
}

export type Attributes = ReturnType<typeof attributesOf>
