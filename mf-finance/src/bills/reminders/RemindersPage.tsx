import { Box, EmptyState, LoadFailed, PageTitle, Pending, SectionLinks } from 'shared/ui'
import { billSection } from '../billPages.ts'
import { useReminders } from './api.ts'
import { texts } from './messages.ts'
import { RemindersForm } from './RemindersForm.tsx'

/** `/pros/billings/reminders`: who is to be reminded of what they owe. */
export default function RemindersPage() {
  const { data: reminders, isError, refetch } = useReminders()

  function contents() {
    if (isError && !reminders) return <LoadFailed onRetry={() => void refetch()} />
    if (!reminders) return <Pending rows={6} />
    if (reminders.length === 0) return <EmptyState>{texts.empty}</EmptyState>
    return <RemindersForm reminders={reminders} />
  }

  return (
    <>
      <PageTitle actions={<SectionLinks section={billSection} />}>Relances</PageTitle>
      <Box sx={{ maxWidth: 920 }}>{contents()}</Box>
    </>
  )
}
