import { useRef } from 'react'
import { keepPreviousData, useQuery } from 'shared/client'
import { useChanges } from 'shared/lists'
import { useQueryParams } from 'shared/router'
import { Box, Card, LoadFailed, PageTitle, Pending, Typography, useKeptFocus } from 'shared/ui'
import { ListPaging, SearchInput } from 'shared/ui/data'
import { deletedPatientsKey } from '../keys.ts'
import { readDeletedPatients } from './api.ts'
import { DeletedPatientRow } from './DeletedPatientRow.tsx'
import { texts } from './messages.ts'

/** `/pros/patients/deleted`: the deleted patients whose data is still stored. */
export default function DeletedPatientsPage() {
  const [params, setParams] = useQueryParams()
  const name = params.get('name') ?? ''
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const search = { page: page - 1, ...(name && { name }) }
  const { data, isError, refetch } = useQuery({
    queryKey: [...deletedPatientsKey, search],
    queryFn: ({ signal }) => readDeletedPatients(search, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  useChanges(() => void refetch())
  const card = useRef<HTMLElement>(null)
  const keptFocus = useKeptFocus(card, () => card.current?.focus({ preventScroll: true }))
  return (
    <>
      <PageTitle>Patients supprimés</PageTitle>
      <Box sx={{ maxWidth: 760 }}>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {texts.intro}
        </Typography>
        <SearchInput
          label="Rechercher par nom"
          value={name}
          onSearch={(words) => setParams({ page: '', name: words })}
        />
        {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
        {!data && !isError && <Pending rows={6} />}
        {data && (
          <Card
            component="section"
            aria-label="Patients supprimés"
            ref={card}
            tabIndex={-1}
            {...keptFocus}
            sx={{ mt: 2, p: { xs: 2, md: 3 } }}
          >
            {data.content.length === 0 && <Typography>{name ? texts.noMatch : texts.none}</Typography>}
            <Box component="ul" aria-label="Patients supprimés" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {data.content.map((patient) => (
                <DeletedPatientRow key={patient.id} patient={patient} />
              ))}
            </Box>
            {data.totalPages > 1 && (
              <ListPaging
                paging={{ page, pageSize: data.itemsPerPage, rowCount: data.totalElements }}
                onPage={(nextPage) => setParams({ page: String(nextPage) })}
              />
            )}
          </Card>
        )}
      </Box>
    </>
  )
}
