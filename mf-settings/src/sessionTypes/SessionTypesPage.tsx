import { useChanges, useSessionTypes } from 'shared/lists'
import { layout, LoadFailed, PageTitle, Pending, Stack, Typography } from 'shared/ui'
import { texts } from './messages.ts'
import { NewSessionType } from './NewSessionType.tsx'
import { SessionTypeList } from './SessionTypeList.tsx'

/** Types of session of the practice. Changes are saved automatically. */
export default function SessionTypesPage() {
  const { data, isError, refetch } = useSessionTypes()
  useChanges(() => void refetch())
  return (
    <Stack spacing={1} sx={{ maxWidth: layout.formWidthPx }}>
      <div>
        <PageTitle>{texts.title}</PageTitle>
        <Typography variant="body2" color="textSecondary">
          Ce que vous proposez, et ce qui est demandé au premier rendez-vous. Chaque changement est enregistré quand
          vous quittez le champ.
        </Typography>
      </div>
      {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
      {!isError && !data && <Pending rows={4} height={72} />}
      {data && (
        <>
          <SessionTypeList types={data} />
          <NewSessionType />
        </>
      )}
    </Stack>
  )
}
