import type { ColourSettings } from 'shared/contracts/agenda/agenda'
import { colourSwatches } from 'shared/domain/colourSwatches'
import type { FieldLabels } from 'shared/ui/form'

/**
 * Colour mode, and by id the colour of each club and therapist, in hexadecimal digits after `#`; without an entry, or
 * with null, it has the default colour.
 */
export interface ColoursDraft {
  type: ColourSettings['type']
  byId: Record<string, string | null>
}

/** A club or a therapist, whose sessions can have a colour of their own. */
export interface ClubOrTherapist {
  id: string
  name: string
}

export const draftOf = ({ type, colors }: ColourSettings): ColoursDraft => ({
  type,
  byId: Object.fromEntries(colors.map(({ objectId, hexa }) => [objectId, hexa.toUpperCase()])),
})

export const settingsOf = ({ type, byId }: ColoursDraft): ColourSettings => ({
  type,
  colors: Object.entries(byId).flatMap(([objectId, hexa]) => (hexa ? [{ objectId, hexa }] : [])),
})

/** Returns the name of a colour: « Vert sapin », or the hex code of a colour that is not offered. */
export const colourName = (hexa: string): string =>
  colourSwatches.find((swatch) => swatch.hexa === hexa.toUpperCase())?.name ?? hexa

/**
 * Returns the labels of the values in a conflict. All colours are one value, because a mixture of two versions could
 * assign the same colour to two clubs.
 */
export const coloursLabels = (
  modes: Readonly<Record<ColourSettings['type'], string>>,
  clubsOrTherapists: readonly ClubOrTherapist[],
): FieldLabels<ColoursDraft> => ({
  type: { label: 'Mode de couleur', words: ({ type }) => modes[type] },
  byId: {
    label: 'Couleurs',
    words: ({ byId }) =>
      clubsOrTherapists.flatMap(({ id, name }) => (byId[id] ? [`${name} ${colourName(byId[id])}`] : [])).join(', '),
  },
})
