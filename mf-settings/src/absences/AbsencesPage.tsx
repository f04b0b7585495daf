import { lazy, Suspense, useState } from 'react'
import { useQuery } from 'shared/client'
import type { Vacation } from 'shared/contracts/agenda/absence'
import type { Day } from 'shared/domain/calendar/day'
import { useChanges } from 'shared/lists'
import { EmptyState, layout, LoadFailed, Pending, Stack, Typography } from 'shared/ui'
import { AddButton } from 'shared/ui/data'
import { practiceToday } from 'shared/session'
import { vacationsKey } from '../keys.ts'
import { SettingsPage } from '../settings/SettingsPage.tsx'
import { AbsenceRow } from './AbsenceRow.tsx'
import { readVacations } from './api.ts'
import { HolidaysSection } from './HolidaysSection.tsx'
import { texts } from './messages.ts'

const AbsenceDialog = lazy(() => import('./AbsenceDialog.tsx'))

/** Subject of the dialog: an existing absence, or a new one on a day. */
type DialogSubject = { vacation: Vacation } | { day: Day }

/** The member's absences, and the public holidays of the next 365 days. */
export default function AbsencesPage() {
  const [dialogSubject, setDialogSubject] = useState<DialogSubject>()
  const { data, isError, refetch } = useQuery({
    queryKey: vacationsKey,
    queryFn: ({ signal }) => readVacations(signal),
    staleTime: 0,
  })
  useChanges(() => void refetch())
  const add = () => setDialogSubject({ day: practiceToday() })
  return (
    <SettingsPage title={texts.title} actions={<AddButton add={{ label: 'Ajouter une absence', onClick: add }} />}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Aucun créneau n'est proposé pendant vos absences, qui sont grisées dans votre agenda. Vous seul en voyez le
        motif.
      </Typography>
      <Stack spacing={3} sx={{ maxWidth: layout.formWidthPx }}>
        {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
        {!isError && !data && <Pending rows={3} height={64} />}
        {data?.length === 0 && <EmptyState title={texts.emptyText}>{texts.emptyHint}</EmptyState>}
        {data && data.length > 0 && (
          <Stack component="ul" data-content spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }} aria-label="Absences">
            {data.map((vacation) => (
              <AbsenceRow key={vacation.id} vacation={vacation} onEdit={() => setDialogSubject({ vacation })} />
            ))}
          </Stack>
        )}
        <HolidaysSection onAdd={(day) => setDialogSubject({ day })} />
      </Stack>
      {dialogSubject && (
        <Suspense>
          <AbsenceDialog
            key={'vacation' in dialogSubject ? dialogSubject.vacation.id : dialogSubject.day}
            vacation={'vacation' in dialogSubject ? dialogSubject.vacation : undefined}
            day={'day' in dialogSubject ? dialogSubject.day : undefined}
            onClose={() => setDialogSubject(undefined)}
          />
        </Suspense>
      )}
    </SettingsPage>
  )
}
