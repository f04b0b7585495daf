import { useState } from 'react'
import type { BillSeries } from 'shared/contracts/finance/billSeries'
import { useRights } from 'shared/session'
import { layout, LoadFailed, PageTitle, Pending, SectionLinks, Stack, Typography } from 'shared/ui'
import { billSection } from '../billPages.ts'
import { useBillSeries } from './api.ts'
import { texts } from './messages.ts'
import { NewSeriesForm } from './NewSeriesForm.tsx'
import { SeriesCard } from './SeriesCard.tsx'

/** `/pros/billings/numbering`: the next numbers of invoices and credit notes, and the series that were begun. */
export default function NumberingPage() {
  const { data, isError, refetch } = useBillSeries()
  const isOwner = useRights().roles.includes('ADMIN')
  const [openFormKind, setOpenFormKind] = useState<BillSeries['kind'] | null>(null)
  const openFormSeries = data?.find(({ kind }) => kind === openFormKind)

  function contents() {
    if (!data) return isError ? <LoadFailed onRetry={() => void refetch()} /> : <Pending rows={4} />
    return (
      <Stack spacing={1} sx={{ maxWidth: layout.formWidthPx }}>
        <Typography variant="body2" color="textSecondary">
          <span>{texts.intro}</span> {!isOwner && <span>{texts.ownerOnly}</span>}
        </Typography>
        {data.map((series) => (
          <SeriesCard
            key={series.kind}
            series={series}
            onBegin={isOwner ? () => setOpenFormKind(series.kind) : undefined}
          />
        ))}
      </Stack>
    )
  }

  return (
    <>
      <PageTitle actions={<SectionLinks section={billSection} />}>Numérotation</PageTitle>
      {contents()}
      {openFormSeries && <NewSeriesForm series={openFormSeries} onClose={() => setOpenFormKind(null)} />}
    </>
  )
}
