import { keepPreviousData, saveFile, useQuery } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { decimal, plural } from 'shared/domain/format'
import { withoutEmpty } from 'shared/domain/list/withoutEmpty'
import { Box, Pending, toast, Typography, useIsPhone } from 'shared/ui'
import {
  ColumnsMenu,
  ListFilters,
  ListPaging,
  ListRows,
  ListStatus,
  TherapistFilter,
  useColumnChoice,
  useExistingPage,
  useListParams,
} from 'shared/ui/data'
import type { BulkAction } from 'shared/ui/data'
import { readSessionPage } from '../../api.ts'
import { fileKey } from '../../keys.ts'
import { readCommentsFile } from '../api.ts'
import { commentsFileFailureMessages, texts } from '../messages.ts'
import type { FileSession } from './fileSession.ts'
import { fileSessionList } from './fileSessionList.ts'

/** Rendering is limited to the visible rows, so that a page may hold the sessions of many years. */
const sessionsPerPage = 500

const isFilter = (name: string): name is keyof typeof fileSessionList.filters => name in fileSessionList.filters

const filterControls = { therapistId: TherapistFilter }

async function downloadComments(sessions: readonly FileSession[]) {
  const ownSessions = sessions.filter(({ isOwn }) => isOwn)
  if (ownSessions.every(({ comments }) => comments.trim() === '')) {
    toast(commentsFileFailureMessages[errorCode.noCommentToConvert] ?? '', 'error')
    return
  }
  saveFile(await readCommentsFile(ownSessions.map(({ id }) => id)))
}

const bulkActions: readonly BulkAction<FileSession>[] = [
  {
    label: 'Télécharger les commentaires en PDF',
    busyLabel: 'Génération du PDF…',
    run: downloadComments,
    failureMessages: commentsFileFailureMessages,
  },
]

/** Sessions of a patient in a period; their payment, the patient's presence and the comment can be edited in place. */
export function FileSessions({ patientId }: { patientId: string }) {
  const { filters, isFiltered, sort, page, setFilter, clearFilters, setPage } = useListParams(fileSessionList)
  const columns = useColumnChoice<FileSession>(fileSessionList)
  const isPhone = useIsPhone()
  const isEndBeforeStart = filters.startDate !== '' && filters.endDate !== '' && filters.endDate < filters.startDate
  const search = {
    ...withoutEmpty(filters),
    ...(sort && { sort: sort.key, order: sort.order }),
    page: page - 1,
    size: sessionsPerPage,
  }
  const query = useQuery({
    queryKey: [...fileKey(patientId, 'sessions'), search],
    queryFn: ({ signal }) => readSessionPage(patientId, search, signal),
    placeholderData: keepPreviousData,
    enabled: !isEndBeforeStart,
    // Always refetched, because sessions also change on other screens.
    staleTime: 0,
  })
  const rows = isEndBeforeStart
    ? undefined
    : query.data?.content.map((session) => ({ ...session, isOwn: session.patientId === patientId }))
  const { totalElements: count = 0, itemsPerPage: pageSize = sessionsPerPage } = query.data ?? {}
  const paging = { page, pageSize, rowCount: count }
  const hasOtherRows = useExistingPage(fileSessionList, paging, rows)
  const hasPages = count > pageSize
  return (
    <Box component="section" aria-labelledby="patient-sessions">
      <Typography id="patient-sessions" variant="h2" sx={{ mb: 0.5 }}>
        Séances
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        <span>Cochez des séances pour télécharger leurs commentaires en PDF.</span>
        {hasPages && (
          <span>
            {` ${decimal(count)} ${plural(count, 'séance', 'séances')}, ${pageSize} par page : le téléchargement se fait page par page.`}
          </span>
        )}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: { xs: 2, md: 1 } }}>
        <ListFilters
          filters={fileSessionList.filters}
          values={filters}
          onChange={(name, value) => isFilter(name) && setFilter(name, value)}
          controls={filterControls}
          problems={isEndBeforeStart ? { endDate: texts.endBeforeStart } : {}}
        />
        {!isPhone && rows && rows.length > 0 && <ColumnsMenu columns={columns} />}
      </Box>
      {hasOtherRows && <Pending rows={8} />}
      {!isEndBeforeStart && !hasOtherRows && (
        <ListStatus
          query={query}
          count={rows?.length}
          isFiltered={isFiltered}
          list={fileSessionList}
          onClearFilters={clearFilters}
        />
      )}
      {rows && rows.length > 0 && (
        <>
          <ListRows list={fileSessionList} rows={rows} columns={columns} actions={{}} bulkActions={bulkActions} />
          {hasPages && <ListPaging paging={paging} onPage={setPage} />}
        </>
      )}
    </Box>
  )
}
