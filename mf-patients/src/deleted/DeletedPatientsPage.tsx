import { useRef } from 'react'
import { keepPreviousData, useQuery } from 'shared/client'
import { useChanges } from 'shared/lists'
import { useLocation, useQueryParams } from 'shared/router'
import {
  Box,
  Button,
  Card,
  EmptyState,
  layout,
  LoadFailed,
  PageTitle,
  Pending,
  Typography,
  useKeptFocus,
} from 'shared/ui'
import { ListPaging, SearchInput, useSearchedText } from 'shared/ui/data'
import { deletedPatientsKey } from '../keys.ts'
import { readDeletedPatients } from './api.ts'
import { DeletedPatientRow } from './DeletedPatientRow.tsx'
import { texts } from './messages.ts'

/** `/pros/patients/deleted`: the deleted patients whose data is still stored. */
export default function DeletedPatientsPage() {
  const [params, setParams] = useQueryParams()
  const { state } = useLocation()
  const [name, setName] = useSearchedText('name')
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
      <PageTitle tools={<SearchInput isCompact label="Rechercher par nom" value={name} onSearch={setName} />}>
        Patients supprimés
      </PageTitle>
      <Box sx={{ maxWidth: layout.formWidthPx }}>
        {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
        {!data && !isError && <Pending rows={6} />}
        {data && (
          <Card
            component="section"
            aria-label="Patients supprimés"
            data-content
            ref={card}
            tabIndex={-1}
            {...keptFocus}
            sx={{ p: { xs: 2, md: 3 } }}
          >
            {data.content.length === 0 && (
              <EmptyState
                title={name ? texts.noMatch : texts.none}
                action={name && <ClearSearch onClear={() => setName('')} />}
              >
                {name === '' ? texts.noneHint : undefined}
              </EmptyState>
            )}
            <Box component="ul" aria-label="Patients supprimés" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {data.content.map((patient) => (
                <DeletedPatientRow key={patient.id} patient={patient} />
              ))}
            </Box>
            {data.totalPages > 1 && (
              <ListPaging
                paging={{ page, pageSize: data.itemsPerPage, rowCount: data.totalElements }}
                onPage={(nextPage) => setParams({ page: String(nextPage) }, { state })}
              />
            )}
          </Card>
        )}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {texts.intro}
        </Typography>
      </Box>
    </>
  )
}

const ClearSearch = ({ onClear }: { onClear: () => void }) => (
  <Button variant="outlined" onClick={onClear}>
    Effacer les filtres
  </Button>
)
