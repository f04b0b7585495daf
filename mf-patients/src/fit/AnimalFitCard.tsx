import { lazy, Suspense, useState } from 'react'
import { useQuery } from 'shared/client'
import { Box, Button, Card, EditIcon, Fact, LoadFailed, Pending, Typography } from 'shared/ui'
import { fileKey } from '../keys.ts'
import { readFit } from './api.ts'
import { fitFacts } from './fitFacts.ts'
import { texts } from './messages.ts'

const AnimalFitDialog = lazy(() => import('./AnimalFitDialog.tsx'))

/** Card with the patient's weight, allergies, fears and preferences about animals. */
export function AnimalFitCard({ patientId }: { patientId: string }) {
  const [isOpen, setOpen] = useState(false)
  const { data, isError, refetch } = useQuery({
    queryKey: fileKey(patientId, 'fit'),
    queryFn: ({ signal }) => readFit(patientId, signal),
  })
  const facts = data ? fitFacts(data) : []
  return (
    <Card component="section" aria-labelledby="animal-fit" sx={{ p: { xs: 2, md: 3 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 1.5 }}>
        <Typography id="animal-fit" variant="h2">
          Avec les animaux
        </Typography>
        {data && (
          <Button startIcon={<EditIcon />} aria-describedby="animal-fit" onClick={() => setOpen(true)}>
            Modifier
          </Button>
        )}
      </Box>
      {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <Pending rows={1} />}
      {data && facts.length === 0 && <Typography color="textSecondary">{texts.nothingRecorded}</Typography>}
      {facts.length > 0 && (
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
            gap: 2,
            m: 0,
          }}
        >
          {facts.map(({ name, value }) => (
            <Fact key={name} name={name}>
              <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
                {value}
              </Box>
            </Fact>
          ))}
        </Box>
      )}
      {data && isOpen && (
        <Suspense>
          <AnimalFitDialog patientId={patientId} fit={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}
