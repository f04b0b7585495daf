import type { Programme } from 'shared/contracts/patients/programme'
import { counterLine } from 'shared/domain/programme/counterWords'
import { Link as RouterLink } from 'shared/router'
import { Box, Button, Typography } from 'shared/ui'
import { Objectives } from './Objectives.tsx'
import { reportPath } from './programmePaths.ts'
import { programmeDates } from './programmeDates.ts'

/** Ended programmes, newest first. */
export const PastProgrammes = ({ patientId, programmes }: { patientId: string; programmes: readonly Programme[] }) => (
  <Box sx={{ mt: 3 }}>
    <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
      Programmes terminés
    </Typography>
    {programmes.map((programme) => (
      <Box key={programme.id} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Typography sx={{ fontWeight: 600 }}>{programmeDates(programme)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {counterLine(programme.counter)}
        </Typography>
        <Typography sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{programme.purpose}</Typography>
        <Objectives patientId={patientId} programme={programme} />
        <Button
          component={RouterLink}
          sx={{ ml: -1 }}
          to={reportPath(patientId, programme.id)}
          aria-label={`Bilan du programme : ${programmeDates(programme)}`}
        >
          Bilan
        </Button>
      </Box>
    ))}
  </Box>
)
