import { lazy, Suspense } from 'react'
import { Box, Button, Card, Pending, Typography } from 'shared/ui'
import { useTimelineParam } from './timelineParam.ts'

const Timeline = lazy(() => import('./Timeline.tsx').then((module) => ({ default: module.Timeline })))

/** History of a patient. Its code and its events are loaded when the section is opened. */
export function TimelineSection({ patientId }: { patientId: string }) {
  const { isOpen, setKinds } = useTimelineParam()
  return (
    <Card component="section" aria-labelledby="patient-timeline" sx={{ p: { xs: 2, md: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Typography id="patient-timeline" variant="h2">
          Chronologie
        </Typography>
        <Button
          aria-expanded={isOpen}
          aria-label={isOpen ? 'Masquer la chronologie' : 'Afficher la chronologie'}
          onClick={() => setKinds(isOpen ? undefined : [])}
        >
          {isOpen ? 'Masquer' : 'Afficher'}
        </Button>
      </Box>
      {isOpen ? (
        <Suspense fallback={<Pending rows={4} />}>
          <Timeline patientId={patientId} />
        </Suspense>
      ) : (
        <Typography color="textSecondary">
          Demandes, séances, annulations, évaluations, documents et imports, dans l'ordre.
        </Typography>
      )}
    </Card>
  )
}
