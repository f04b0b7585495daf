import { plural } from 'shared/domain/format'
import { Box, EmptyState, LoadFailed, PageTitle, Pending, Stack, Typography } from 'shared/ui'
import { TablePagination } from 'shared/ui/data'
import { useBills } from './api.ts'
import { BillCard } from './BillCard.tsx'
import { BillFilters } from './BillFilters.tsx'
import { said } from './messages.ts'
import { askedBy, isCrossed, useSearch } from './useSearch.ts'

export function BillsPage() {
  const { search, change } = useSearch()
  const { page } = search
  const crossed = isCrossed(search)
  const bills = useBills(askedBy(search), !crossed)

  const shown = crossed ? undefined : bills.data
  return (
    <>
      <PageTitle>Factures</PageTitle>
      <BillFilters search={search} onChange={change} problem={crossed ? said.datesCrossed : undefined} />
      {bills.isError && !shown && !crossed && <LoadFailed onRetry={() => void bills.refetch()} />}
      {bills.isPending && !crossed && <Pending rows={6} height={64} />}
      {shown?.totalElements === 0 && <EmptyState>{said.noBill}</EmptyState>}
      {shown && shown.totalElements > 0 && (
        <Box component="section" aria-label="Résultats">
          <Typography color="textSecondary" sx={{ mb: 1 }}>
            {shown.totalElements} {plural(shown.totalElements, 'facture', 'factures')}
          </Typography>
          <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {shown.content.map((bill) => (
              <BillCard key={bill.id} bill={bill} />
            ))}
          </Stack>
          <TablePagination
            component="div"
            count={shown.totalElements}
            page={Math.min(page, shown.totalPages) - 1}
            rowsPerPage={shown.itemsPerPage}
            rowsPerPageOptions={[]}
            onPageChange={(_event, next) => change({ page: next + 1 })}
          />
        </Box>
      )}
    </>
  )
}
