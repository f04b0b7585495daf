import type { Scheme } from 'shared/ui/element'
import { searchAddress } from '../src/therapists/search.ts'

const schemes: readonly string[] = ['light', 'dark', 'auto'] satisfies Scheme[]
const isScheme = (text: string): text is Scheme => schemes.includes(text)

/** What the partner wrote on the element; what makes no sense is as if it were not there. */
export function attributesOf(element: Element) {
  const text = (name: string) => element.getAttribute(name)?.trim() ?? ''
  const scheme = text('scheme')
  const therapist = text('therapist')
  const search = { name: text('name'), location: text('location') }
  return {
    therapist,
    /** Where it begins, as an address of the booking site. */
    start: therapist ? `/therapists/${encodeURIComponent(therapist)}` : searchAddress(search),
    scheme: isScheme(scheme) ? scheme : ('light' as const),
    colour: text('theme-color'),
    font: text('font'),
  }
}

export type Attributes = ReturnType<typeof attributesOf>
