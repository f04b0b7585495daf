import { useQuery } from 'shared/client'
import type { ImportState } from 'shared/contracts/patients/patientImport'
import { Link as RouterLink } from 'shared/router'
import { Box, Card, Link, LoadFailed, Typography } from 'shared/ui'
import { importsKey } from '../keys.ts'
import { readImports } from './api.ts'

const stateLabels: Record<ImportState, string> = {
  READING: 'lecture en cours',
  READY: 'à vérifier',
  RUNNING: 'import en cours',
  DONE: 'importé',
  FAILED: 'échec',
  UNDONE: 'annulé',
}

/** Links to the imports of the last 24 hours, with their state. */
export function RecentImports() {
  const { data, isError, refetch } = useQuery({
    queryKey: importsKey,
    queryFn: ({ signal }) => readImports(signal),
    staleTime: 0,
  })
  if (isError && !data)
    return <LoadFailed onRetry={() => void refetch()}>Les imports récents n'ont pas pu être chargés.</LoadFailed>
  if (!data?.length) return null
  return (
    <Card component="section" aria-labelledby="recent-imports" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id="recent-imports" variant="h2" sx={{ mb: 1 }}>
        Imports des dernières 24 heures
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map(({ id, fileName, state }) => (
          <Box component="li" key={id} sx={{ py: 0.75, overflowWrap: 'anywhere' }}>
            <Link component={RouterLink} to={`/pros/patients/import/${id}`} underline="hover">
              {fileName}
            </Link>
            {` : ${stateLabels[state]}`}
          </Box>
        ))}
      </Box>
    </Card>
  )
}
