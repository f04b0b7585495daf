/**
 * The display of a session in the calendar: a colour, and a dashed border for people who cannot distinguish colours.
 */
export interface Colour {
  background: string
  text: string
  border: string
  dashed: boolean
}

const solid = (background: string, text = '#FFFFFF', border = background): Colour => ({
  background,
  text,
  border,
  dashed: false,
})

export const colours = {
  red: { background: '#FDECEA', text: '#8C1D18', border: '#B3261E', dashed: true },
  darkBlue: solid('#1B3A63'),
  orange: solid('#F2994A', '#2A1400', '#A84B00'),
  green: solid('#2E6F3E'),
} as const

/** The body of `/user/personalize/colors`: the colours chosen for clubs or for therapists. */
export interface ColourSettings {
  type: 'DEFAULT' | 'CLUBS' | 'THERAPISTS'
  colors: readonly { hexa: string; objectId: string }[]
}

interface SessionForColour {
  validated: boolean
  paid: boolean
  patientPresent: boolean
  clubId: string | null
  therapistId: string
}

export type SessionState = 'pending' | 'unpaid' | 'absent' | 'present'

export function sessionState({
  validated,
  paid,
  patientPresent,
}: Pick<SessionForColour, 'validated' | 'paid' | 'patientPresent'>): SessionState {
  if (!validated) return 'pending'
  if (!paid) return 'unpaid'
  return patientPresent ? 'present' : 'absent'
}

const colourByState: Record<SessionState, Colour> = {
  pending: colours.red,
  unpaid: colours.darkBlue,
  absent: colours.orange,
  present: colours.green,
}

/** WCAG relative luminance of `#RRGGBB`, 0 to 1. */
function luminance(hexa: string): number {
  const linearChannel = (offset: number) => {
    const channel = Number.parseInt(hexa.slice(offset, offset + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linearChannel(1) + 0.7152 * linearChannel(3) + 0.0722 * linearChannel(5)
}

/** The text colour with more contrast, white or near black; both are equal at a luminance of about 0.18. */
const readableOn = (hexa: string) => (luminance(hexa) > 0.18 ? '#14110F' : '#FFFFFF')

/** The display of a chosen colour `#RRGGBB`, with a readable text colour; undefined for an invalid one. */
export const colourOf = (hexa: string | undefined): Colour | undefined =>
  hexa && /^#[\da-f]{6}$/i.test(hexa) ? solid(hexa, readableOn(hexa)) : undefined

/**
 * The colour of a session: red until validated, in every mode; dark blue if its club or therapist has no chosen colour.
 */
export function sessionColour(session: SessionForColour, settings: ColourSettings): Colour {
  const state = sessionState(session)
  if (state === 'pending' || settings.type === 'DEFAULT') return colourByState[state]
  const objectIdOfSession = settings.type === 'CLUBS' ? session.clubId : session.therapistId
  return colourOf(settings.colors.find(({ objectId }) => objectId === objectIdOfSession)?.hexa) ?? colours.darkBlue
}
