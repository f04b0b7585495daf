import { Box, EmptyState, layout, LoadFailed, PageTitle, Pending, SectionLinks } from 'shared/ui'
import { billSection } from '../billPages.ts'
import { useDunning } from './api.ts'
import { texts } from './messages.ts'
import { DunningForm } from './DunningForm.tsx'

/** `/pros/billings/reminders`: the dunning e-mails that are due today. */
export default function DunningPage() {
  const { data: dunnings, isError, refetch } = useDunning()

  function contents() {
    if (isError && !dunnings) return <LoadFailed onRetry={() => void refetch()} />
    if (!dunnings) return <Pending rows={6} />
    if (dunnings.length === 0) return <EmptyState>{texts.empty}</EmptyState>
    return <DunningForm dunnings={dunnings} />
  }

  return (
    <>
      <PageTitle actions={<SectionLinks section={billSection} />}>Relances</PageTitle>
      <Box sx={{ maxWidth: layout.formWidthPx }}>{contents()}</Box>
    </>
  )
}
