import type { Scheme } from 'shared/ui/element'
import { searchAddress } from '../src/therapists/search.ts'

const schemes: readonly string[] = ['light', 'dark', 'auto'] satisfies Scheme[]
/** A list of names and nothing else: it becomes part of a style sheet, and the frame takes it from its address. */
const isFont = (text: string) => /^(?:[\p{L}\p{N} ,_-]|"[\p{L}\p{N} _-]*"|'[\p{L}\p{N} _-]*')*$/u.test(text)
const isScheme = (text: string): text is Scheme => schemes.includes(text)

/** What the partner wrote on the element; what makes no sense is as if it were not there. */
export function attributesOf(element: Element) {
  const text = (name: string) => element.getAttribute(name)?.trim() ?? ''
  const scheme = text('scheme')
  const font = text('font')
  const therapist = text('therapist')
  const search = { name: text('name'), location: text('location') }
  return {
    therapist,
    /** Where it begins, as an address of the booking site. */
    start: therapist ? `/therapists/${encodeURIComponent(therapist)}` : searchAddress(search),
    scheme: isScheme(scheme) ? scheme : ('light' as const),
    colour: text('theme-color'),
    font: isFont(font) ? font : '',
  }
}

export type Attributes = ReturnType<typeof attributesOf>
