import { memo } from 'react'
import { colourOf, colours } from 'shared/domain/calendarColour'
import type { Colour, ColourSettings } from 'shared/domain/calendarColour'
import { useClubs, useTherapists } from 'shared/lists'
import { Box } from 'shared/ui'
import { forcedMark } from './blocks/labels.ts'

type LegendEntry = readonly [label: string, colour: Colour]

const pendingEntry: LegendEntry = ['À valider', colours.red]
const stateEntries: readonly LegendEntry[] = [
  pendingEntry,
  ['Non payée', colours.darkBlue],
  ['Payée, patient absent', colours.orange],
  ['Payée, patient présent', colours.green],
]

interface EntryListProps {
  entries: readonly LegendEntry[]
  /** Whether the legend explains the marks '€' and 'Absent', which colours by place or practitioner need. */
  hasMarks?: boolean
  /** Whether a shown session was saved despite a conflict. */
  hasForcedSession: boolean
}

function EntryList({ entries, hasMarks = false, hasForcedSession }: EntryListProps) {
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
        fontSize: 'var(--mui-text-compact)',
      }}
    >
      {entries.map(([label, { background, border, dashed }]) => (
        <Box component="li" key={label} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box
            component="span"
            aria-hidden="true"
            sx={{ width: 22, height: 14, borderRadius: 'var(--mui-radius-bar)' }}
            style={{ backgroundColor: background, border: `2px ${dashed ? 'dashed' : 'solid'} ${border}` }}
          />
          {label}
        </Box>
      ))}
      {hasMarks && (
        <li>
          <strong>€</strong> payée, <strong>Absent</strong> patient absent
        </li>
      )}
      {hasForcedSession && (
        <li>
          <strong className="agenda-title" data-forced={forcedMark} /> malgré un conflit
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

interface LegendProps {
  settings: ColourSettings
  hasForcedSession: boolean
}

function ClubsLegend({ settings, hasForcedSession }: LegendProps) {
  const { data: clubs = [] } = useClubs()
  return <EntryList hasMarks hasForcedSession={hasForcedSession} entries={entriesOf(settings, clubs, 'lieux')} />
}

function TherapistsLegend({ settings, hasForcedSession }: LegendProps) {
  const { data: therapists = [] } = useTherapists()
  return (
    <EntryList
      hasMarks
      hasForcedSession={hasForcedSession}
      entries={entriesOf(
        settings,
        therapists.map(({ id, firstname, lastname }) => ({ id, name: `${firstname} ${lastname}` })),
        'praticiens',
      )}
    />
  )
}

/** Legend of the colours: by state, by club or by therapist. In each legend, red marks sessions to validate. */
export const Legend = memo(function Legend(props: LegendProps) {
  const { settings, hasForcedSession } = props
  if (settings.type === 'CLUBS') return <ClubsLegend {...props} />
  if (settings.type === 'THERAPISTS') return <TherapistsLegend {...props} />
  return <EntryList entries={stateEntries} hasForcedSession={hasForcedSession} />
})
