import { sessionColours, textOnChosenColour } from '../design/tokens.ts'

/** The colours of a session in the calendar; `dashed` borders help people who cannot distinguish colours. */
export interface Colour {
  background: string
  text: string
  border: string
  dashed: boolean
}

export const colours = {
  // Variables of the theme: on a dark page, the light background of a request would glare.
  red: {
    background: 'var(--mui-palette-error-light)',
    text: 'var(--mui-palette-error-dark)',
    border: 'var(--mui-palette-error-main)',
    dashed: true,
  },
  darkBlue: { ...sessionColours.unpaid, dashed: false },
  orange: { ...sessionColours.absent, dashed: false },
  green: { ...sessionColours.present, dashed: false },
} as const

/**
 * The body of `/user/personalize/colors`: what decides the colour of a session, and the colours chosen for clubs and
 * for therapists.
 */
export interface ColourSettings {
  type: 'DEFAULT' | 'CLUBS' | 'THERAPISTS'
  colors: readonly { hexa: string; objectId: string }[]
}

interface ColouredSession {
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
}: Pick<ColouredSession, 'validated' | 'paid' | 'patientPresent'>): SessionState {
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

/** Calculates the WCAG relative luminance of `#RRGGBB`, from 0 to 1. */
function luminance(hexa: string): number {
  const linearChannel = (offset: number) => {
    const channel = Number.parseInt(hexa.slice(offset, offset + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linearChannel(1) + 0.7152 * linearChannel(3) + 0.0722 * linearChannel(5)
}

/**
 * Returns the text colour with more contrast on a background, white or near black; at a luminance of about 0.18, both
 * have the same contrast.
 */
const readableTextOn = (hexa: string) => (luminance(hexa) > 0.18 ? textOnChosenColour.dark : textOnChosenColour.light)

/** Returns the display of a chosen colour `#RRGGBB`, with a readable text colour; undefined for an invalid colour. */
export const colourOf = (hexa: string | undefined): Colour | undefined =>
  hexa && /^#[\da-f]{6}$/i.test(hexa)
    ? { background: hexa, text: readableTextOn(hexa), border: hexa, dashed: false }
    : undefined

/**
 * Returns the colour of a session: red until it is validated, then by its state, club or therapist according to the
 * settings; dark blue if its club or therapist has no colour.
 */
export function sessionColour(session: ColouredSession, settings: ColourSettings): Colour {
  const state = sessionState(session)
  if (state === 'pending' || settings.type === 'DEFAULT') return colourByState[state]
  const objectIdOfSession = settings.type === 'CLUBS' ? session.clubId : session.therapistId
  return colourOf(settings.colors.find(({ objectId }) => objectId === objectIdOfSession)?.hexa) ?? colours.darkBlue
}
