import type { ColourSettings } from 'shared/contracts/agenda/agenda'
import { sessionColour } from 'shared/domain/calendarColour'
import { Box, Typography } from 'shared/ui'
import type { ClubOrTherapist } from './coloursDraft.ts'

interface Sample {
  key: string
  title: string
  detail: string
  session: Parameters<typeof sessionColour>[0]
}

const paidSession = { validated: true, paid: true, patientPresent: true, clubId: null, therapistId: '' }

const unvalidatedSample: Sample = {
  key: 'pending',
  title: 'À valider',
  detail: '09:00',
  session: { ...paidSession, validated: false },
}

const samplesByState: readonly Sample[] = [
  unvalidatedSample,
  { key: 'unpaid', title: 'Non payée', detail: '10:00', session: { ...paidSession, paid: false } },
  { key: 'absent', title: 'Absent', detail: '11:00', session: { ...paidSession, patientPresent: false } },
  { key: 'present', title: 'Payée', detail: '14:00', session: paidSession },
]

/** Limits the number of sample sessions. */
const maxSamples = 8

const createSamplesByName = (clubsOrTherapists: readonly ClubOrTherapist[]): Sample[] => [
  unvalidatedSample,
  ...clubsOrTherapists.slice(0, maxSamples).map(({ id, name }) => ({
    key: id,
    title: name,
    detail: '10:00',
    session: { ...paidSession, paid: false, clubId: id, therapistId: id },
  })),
]

/** Sample sessions in the chosen colours, as in the agenda. */
export const ColoursPreview = ({
  settings,
  clubsOrTherapists,
}: {
  settings: ColourSettings
  clubsOrTherapists: readonly ClubOrTherapist[]
}) => (
  <Box component="section" aria-label="Aperçu">
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      Aperçu
    </Typography>
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {(settings.type === 'DEFAULT' ? samplesByState : createSamplesByName(clubsOrTherapists)).map(
        ({ key, title, detail, session }) => {
          const { background, text, border, dashed } = sessionColour(session, settings)
          return (
            <Box
              component="li"
              key={key}
              sx={{
                borderRadius: 'var(--mui-radius-swatch)',
                px: 1,
                py: 0.75,
                minHeight: 52,
                overflow: 'hidden',
                fontSize: 'var(--mui-text-compact)',
              }}
              style={{ background, color: text, border: `2px ${dashed ? 'dashed' : 'solid'} ${border}` }}
            >
              <Box component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
                {title}
              </Box>
              {detail}
            </Box>
          )
        },
      )}
    </Box>
  </Box>
)
