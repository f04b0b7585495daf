import type { ColourSettings } from 'shared/contracts/agenda/agenda'
import { colourSwatches } from 'shared/domain/colourSwatches'
import type { FieldLabels } from 'shared/ui/form'

/** The colour of each club and therapist by its id; without one it has that of the others. */
export interface ColoursDraft {
  type: ColourSettings['type']
  byId: Record<string, string | null>
}

export interface Named {
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

/** « Vert sapin »; the code of a colour that is none of the offered ones. */
export const colourName = (hexa: string): string =>
  colourSwatches.find((swatch) => swatch.hexa === hexa.toUpperCase())?.name ?? hexa

/** The colours are chosen together: two people's would not tell the clubs apart. */
export const coloursLabels = (
  modes: Readonly<Record<ColourSettings['type'], string>>,
  objects: readonly Named[],
): FieldLabels<ColoursDraft> => ({
  type: { label: 'Mode de couleur', words: ({ type }) => modes[type] },
  byId: {
    label: 'Couleurs',
    words: ({ byId }) =>
      objects.flatMap(({ id, name }) => (byId[id] ? [`${name} ${colourName(byId[id])}`] : [])).join(', '),
  },
})
