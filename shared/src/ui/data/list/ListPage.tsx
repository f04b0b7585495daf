import { useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useChanges } from '../../../lists/useChanges.ts'
import { PageTitle } from '../../PageTitle.tsx'
import { Pending } from '../../Pending.tsx'
import { AddButton } from './AddButton.tsx'
import type { AddAction } from './AddButton.tsx'
import type { BulkAction } from './BulkActions.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import type { Deletion } from './DeleteDialog.tsx'
import type { RowWithId, List } from './List.ts'
import { ListFilters } from './ListFilters.tsx'
import type { FilterControls } from './ListFilters.tsx'
import { ListPaging } from './ListPaging.tsx'
import type { Paging } from './ListPaging.tsx'
import { ListRows } from './table/ListRows.tsx'
import { ListStatus } from './ListStatus.tsx'
import type { ListQuery } from './ListStatus.tsx'
import { useBulkDialog } from './useBulkDialog.tsx'
import { useExistingPage } from './useExistingPage.ts'
import { useListParams } from './useListParams.ts'

interface FrameProps {
  title: string
  /** At the right of the title. */
  actions?: ReactNode
  children: ReactNode
}

const PlainFrame = ({ title, actions, children }: FrameProps) => (
  <>
    <PageTitle actions={actions}>{title}</PageTitle>
    {children}
  </>
)

interface ListPageProps<Row> {
  title: string
  /** Renders the title and the section's frame; by default the title only. */
  Frame?: ComponentType<FrameProps>
  list: List<Row>
  query: ListQuery
  /** Undefined until loaded. The list sorts them if a column is sortable; otherwise they keep their order. */
  rows: readonly Row[] | undefined
  add?: AddAction
  /** Beside the add button, while the list has rows. */
  actions?: ReactNode
  /** Beside the add button of an empty list. */
  emptyActions?: ReactNode
  editPath?: (row: Row) => string
  onEdit?: (row: Row) => void
  deletion?: Deletion<Row>
  /** Actions on selected rows. If given, rows can be selected. */
  bulkActions?: readonly BulkAction<Row>[]
  filterControls?: FilterControls
  /** The problems of filters, by name: no rows are listed until they are fixed. */
  filterProblems?: Readonly<Record<string, string>>
  /** Above the rows: « 12 factures ». */
  headline?: string
  /** The totals of the rows, between headline and rows. */
  summary?: ReactNode
  /** If omitted, all rows are on one page. */
  paging?: Paging
  /** Below the rows. */
  children?: ReactNode
}

/** A list screen: title, filters, rows as a table or as cards, actions on them, and a message if there are no rows. */
export function ListPage<Row extends RowWithId>(props: ListPageProps<Row>) {
  const { title, Frame = PlainFrame, list, query, add, deletion, filterProblems = {}, headline, paging } = props
  const { filters, isFiltered, setFilter, setPage } = useListParams(list)
  const [rowToDelete, setRowToDelete] = useState<Row>()
  const bulkDialog = useBulkDialog<Row>()
  useChanges(() => void query.refetch())

  const hasProblem = Object.keys(filterProblems).length > 0
  const rows = hasProblem ? undefined : props.rows
  const hasOtherRows = useExistingPage(list, paging, rows)
  const isEmpty = rows?.length === 0 && !isFiltered && !hasOtherRows
  const rowHeightPx = list.layout === 'cards' ? 64 : undefined
  return (
    <Frame
      title={title}
      actions={
        !isEmpty && (
          <>
            {props.actions}
            {add && <AddButton add={add} />}
          </>
        )
      }
    >
      {list.filters && (
        <ListFilters
          filters={list.filters}
          values={filters}
          onChange={setFilter}
          controls={props.filterControls ?? {}}
          problems={filterProblems}
        />
      )}
      {hasOtherRows && <Pending rows={8} height={rowHeightPx} />}
      {!hasProblem && !hasOtherRows && (
        <ListStatus
          query={query}
          count={rows?.length}
          isFiltered={isFiltered}
          empty={list.empty}
          nothingFound={list.nothingFound}
          add={
            add && (
              <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
                <AddButton add={add} inPage />
                {props.emptyActions}
              </Stack>
            )
          }
          rowHeightPx={rowHeightPx}
        />
      )}
      {rows && rows.length > 0 && (
        // The space at the end keeps the last row clear of the floating button.
        <Box
          {...(headline !== undefined && { component: 'section', 'aria-label': 'Résultats' })}
          sx={{ pb: add ? { xs: 10, md: 0 } : 0 }}
        >
          {headline !== undefined && (
            <Typography color="textSecondary" sx={{ mb: 1 }}>
              {headline}
            </Typography>
          )}
          {props.summary}
          <ListRows
            list={list}
            rows={rows}
            actions={{
              editPath: props.editPath,
              onEdit: props.onEdit,
              onDelete: deletion && setRowToDelete,
            }}
            bulkActions={props.bulkActions}
            onBulkDialog={bulkDialog.open}
          />
          {paging && <ListPaging paging={paging} onPage={setPage} />}
          {props.children}
        </Box>
      )}
      {deletion && <DeleteDialog deletion={deletion} row={rowToDelete} onClose={() => setRowToDelete(undefined)} />}
      {bulkDialog.dialog}
    </Frame>
  )
}
