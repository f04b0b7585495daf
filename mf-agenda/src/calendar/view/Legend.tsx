import { colourOf, colours } from 'shared/domain/calendarColour'
import type { Colour, ColourSettings } from 'shared/domain/calendarColour'
import { useClubs, useTherapists } from 'shared/lists'
import { Box } from 'shared/ui'

type LegendEntry = readonly [label: string, colour: Colour]

const pendingEntry: LegendEntry = ['À valider', colours.red]
const stateEntries: readonly LegendEntry[] = [
  pendingEntry,
  ['Non payée', colours.darkBlue],
  ['Payée, patient absent', colours.orange],
  ['Payée, patient présent', colours.green],
]

function EntryList({ entries, showsMarks = false }: { entries: readonly LegendEntry[]; showsMarks?: boolean }) {
  return (
    <Box
      component="ul"
      aria-label="Légende"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 1,
        m: 0,
        mt: 1,
        p: 0,
        listStyle: 'none',
        color: 'text.secondary',
        fontSize: '0.875rem',
      }}
    >
      {entries.map(([label, { background, border, dashed }]) => (
        <Box component="li" key={label} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box
            component="span"
            aria-hidden="true"
            sx={{ width: 22, height: 14, borderRadius: '4px' }}
            style={{ backgroundColor: background, border: `2px ${dashed ? 'dashed' : 'solid'} ${border}` }}
          />
          {label}
        </Box>
      ))}
      {showsMarks && (
        <li>
          <strong>€</strong> payée, <strong>Absent</strong> patient absent
        </li>
      )}
    </Box>
  )
}

interface NamedObject {
  id: string
  name: string
}

/** Returns the entries of the clubs or therapists with a colour, then an entry for all other clubs or therapists. */
function entriesOf({ colors }: ColourSettings, objects: readonly NamedObject[], label: string): LegendEntry[] {
  const colouredEntries = objects.flatMap(({ id, name }): LegendEntry[] => {
    const colour = colourOf(colors.find(({ objectId }) => objectId === id)?.hexa)
    return colour ? [[name, colour]] : []
  })
  return [
    pendingEntry,
    ...colouredEntries,
    [colouredEntries.length === 0 ? `Tous les ${label}` : `Autres ${label}`, colours.darkBlue],
  ]
}

function ClubsLegend({ settings }: { settings: ColourSettings }) {
  const { data: clubs = [] } = useClubs()
  return <EntryList showsMarks entries={entriesOf(settings, clubs, 'lieux')} />
}

function TherapistsLegend({ settings }: { settings: ColourSettings }) {
  const { data: therapists = [] } = useTherapists()
  return (
    <EntryList
      showsMarks
      entries={entriesOf(
        settings,
        therapists.map(({ id, firstname, lastname }) => ({ id, name: `${firstname} ${lastname}` })),
        'praticiens',
      )}
    />
  )
}

/** Legend of the colours: by state, by club or by therapist. Each legend has red for sessions to validate. */
export function Legend({ settings }: { settings: ColourSettings }) {
  if (settings.type === 'CLUBS') return <ClubsLegend settings={settings} />
  if (settings.type === 'THERAPISTS') return <TherapistsLegend settings={settings} />
  return <EntryList entries={stateEntries} />
}
