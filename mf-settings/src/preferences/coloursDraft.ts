import type { ColourSettings } from 'shared/contracts/agenda/agenda'
import { colourSwatches } from 'shared/domain/colourSwatches'
import type { FieldLabels } from 'shared/ui/form'

/** Colour of each club and therapist by id; without an entry, or with null, it has the default colour. */
export interface ColoursDraft {
  type: ColourSettings['type']
  byId: Record<string, string | null>
}

export interface NamedObject {
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

/** « Vert sapin », or the hex code of a colour that is not offered. */
export const colourName = (hexa: string): string =>
  colourSwatches.find((swatch) => swatch.hexa === hexa.toUpperCase())?.name ?? hexa

/** Label that merges all colours as one value: mixing two people's choices could give two clubs the same colour. */
export const coloursLabels = (
  modes: Readonly<Record<ColourSettings['type'], string>>,
  objects: readonly NamedObject[],
): FieldLabels<ColoursDraft> => ({
  type: { label: 'Mode de couleur', words: ({ type }) => modes[type] },
  byId: {
    label: 'Couleurs',
    words: ({ byId }) =>
      objects.flatMap(({ id, name }) => (byId[id] ? [`${name} ${colourName(byId[id])}`] : [])).join(', '),
  },
})
