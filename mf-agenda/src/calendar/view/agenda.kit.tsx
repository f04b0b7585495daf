import type { ShortSession } from 'shared/contracts/agenda/session'
import type { ColourSettings } from 'shared/domain/calendarColour'
import { kitPage } from 'shared/kit/kitPage'
import { Paper, Stack } from 'shared/ui'
import { AgendaView } from './AgendaView.tsx'
import type { AgendaViewProps } from './AgendaView.tsx'
import { createBackdrop } from './backdrop.ts'
import { SessionCard } from './card/SessionCard.tsx'
import type { AgendaColumns } from '../AgendaColumn.ts'
import { DayNotes } from './DayNotes.tsx'
import { animalKinds } from './kinds/animalKind.ts'
import { Legend } from './Legend.tsx'
import { SessionsList } from './SessionsList.tsx'

const today = '2026-11-20'
const noop = () => undefined

const buildSession = (number: number, change: Partial<ShortSession>): ShortSession => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  version: 1,
  seriesId: null,
  date: today,
  startTime: '09:00',
  endTime: '10:00',
  title: 'Léa Martin',
  validated: true,
  paid: false,
  paidMeans: null,
  patientPresent: true,
  billId: null,
  partBilled: false,
  recurrence: 'ONCE',
  therapistId: 'therapist',
  clubId: null,
  sessionTypeId: 'type',
  patientId: null,
  forceReason: null,
  animalIds: [],
  ...change,
})

const horse = 'horse'
const dog = 'dog'
const buildSimultaneousSession = (number: number) =>
  buildSession(number, { date: '2026-11-16', startTime: '13:00', endTime: '14:00' })

/**
 * Sessions in each state, a short session, two and five simultaneous sessions, a session saved despite a conflict, and
 * a session with a long name.
 */
const sessions = [
  buildSession(1, { date: '2026-11-16', title: 'Manon Lefèvre', validated: false, animalIds: [horse] }),
  buildSession(2, {
    date: '2026-11-17',
    title: 'Léa Martin',
    animalIds: [dog],
    clubId: 'club',
    forceReason: 'Jour de fête',
  }),
  buildSession(3, { date: '2026-11-18', title: 'Noé Petit', paid: true, patientPresent: false }),
  buildSession(4, { date: '2026-11-19', title: 'Zoé Blanc', paid: true, animalIds: [horse, dog], clubId: 'club' }),
  buildSession(5, { startTime: '11:00', endTime: '11:15', title: 'Court', animalIds: [dog] }),
  buildSession(6, { startTime: '13:00', endTime: '14:30', title: 'En même temps', animalIds: [horse] }),
  buildSession(7, { startTime: '13:30', endTime: '15:00', title: 'En même temps aussi', validated: false }),
  buildSession(8, { startTime: '16:00', endTime: '18:00', title: 'Résidence départementale des Tilleuls argentés' }),
  ...[9, 10, 11, 12, 13].map(buildSimultaneousSession),
]

const colours: ColourSettings = { type: 'DEFAULT', colors: [] }
const backdrop = createBackdrop([], () => '')
const namesOf: AgendaViewProps['namesOf'] = ({ animalIds, clubId }) => ({
  animals: [
    ...(animalIds.includes(horse) ? [{ kind: 'horse' as const, names: 'Noisette' }] : []),
    ...(animalIds.includes(dog) ? [{ kind: 'dog' as const, names: 'Nala' }] : []),
  ],
  place: clubId === null ? '' : 'Écuries du Lac',
  therapist: 'Camille Roux',
  initials: 'CR',
})

const animalColumns: AgendaColumns = {
  by: 'animal',
  columns: [
    {
      id: horse,
      title: 'Noisette',
      kind: 'horse',
      notes: [
        { text: '1 séance, 1 h 30', tone: 'plain' },
        { text: '3 h 15 restantes', tone: 'good' },
        { text: '30 min de repos', tone: 'plain' },
      ],
    },
    {
      id: dog,
      title: 'Nala',
      kind: 'dog',
      notes: [
        { text: '1 séance, 15 min', tone: 'plain' },
        { text: '1 h de trop', tone: 'error' },
        { text: 'Journée pleine', tone: 'error' },
      ],
    },
  ],
  columnIdsOf: ({ animalIds }) => animalIds,
  backdropOf: () => backdrop,
}

const renderView = (name: AgendaViewProps['view'], change: Partial<AgendaViewProps> = {}) => (
  <AgendaView
    view={name}
    day={today}
    sessions={sessions}
    namesOf={namesOf}
    colours={colours}
    backdrop={backdrop}
    headerActions={{
      onDaySelect: noop,
      onAnimalsSelect: noop,
      weekend: { isShown: change.isWeekendShown ?? true, toggle: noop },
    }}
    isWeekendShown
    canDrag={false}
    onOpen={noop}
    onMove={noop}
    onSlotSelect={noop}
    onDaySelect={noop}
    {...change}
  />
)

const actions = { open: noop, move: noop, sign: noop, togglePaid: noop, remove: noop }
const forcedSession = buildSession(2, { animalIds: [horse, dog], clubId: 'club', forceReason: 'Jour de fête' })

export default kitPage('agenda', 'Agenda', [
  { title: 'Semaine', content: renderView('week') },
  { title: 'Semaine de cinq jours', content: renderView('week', { isWeekendShown: false }) },
  { title: 'Jour', content: renderView('day') },
  { title: 'Jour par animal', content: renderView('animals', { columns: animalColumns }) },
  { title: 'Mois', content: renderView('month') },
  {
    title: 'Liste',
    content: <SessionsList sessions={sessions} colours={colours} backdrop={backdrop} today={today} actions={actions} />,
  },
  {
    title: 'Carte',
    content: (
      <Paper elevation={8} sx={{ width: 300, p: 2 }}>
        <SessionCard session={forcedSession} names={namesOf(forcedSession)} />
      </Paper>
    ),
  },
  {
    title: 'Dessins des animaux',
    content: (
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
        {animalKinds.map((kind) => (
          <span key={kind} data-kind={kind}>
            {kind}
          </span>
        ))}
      </Stack>
    ),
  },
  { title: 'Légende', content: <Legend settings={colours} hasForcedSession /> },
  { title: 'Jour férié', content: <DayNotes day="2026-11-11" backdrop={backdrop} /> },
])
