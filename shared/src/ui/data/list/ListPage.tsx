import { useId, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useChanges } from '../../../lists/useChanges.ts'
import { PageTitle } from '../../PageTitle.tsx'
import { useIsPhone } from '../../useIsPhone.ts'
import { Pending } from '../../Pending.tsx'
import { visuallyHidden } from '../../visuallyHidden.ts'
import { AddButton } from './AddButton.tsx'
import type { AddAction } from './AddButton.tsx'
import type { BulkAction } from './BulkActions.tsx'
import { ColumnsMenu } from './columns/ColumnsMenu.tsx'
import { useColumnChoice } from './columns/useColumnChoice.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import type { Deletion } from './DeleteDialog.tsx'
import type { RowWithId, List } from './List.ts'
import { FilterTabs, tabsFilterOf } from './filters/FilterTabs.tsx'
import type { TabTotals } from './filters/FilterTabs.tsx'
import { ListFilters } from './filters/ListFilters.tsx'
import type { FilterControls } from './filters/filterControl.ts'
import { ListPaging } from './ListPaging.tsx'
import type { Paging } from './ListPaging.tsx'
import { ListRows } from './table/ListRows.tsx'
import { SortSelect } from './SortSelect.tsx'
import { ListStatus } from './ListStatus.tsx'
import type { ListQuery } from './ListStatus.tsx'
import { useBulkDialog } from './useBulkDialog.tsx'
import { useExistingPage } from './useExistingPage.ts'
import { useListParams } from './useListParams.ts'

interface FrameProps {
  title: string
  /** The filters, next to the title. */
  tools?: ReactNode
  /** The actions at the right of the title. */
  actions?: ReactNode
  children: ReactNode
}

const DefaultFrame = ({ title, tools, actions, children }: FrameProps) => (
  <>
    <PageTitle tools={tools} actions={actions}>
      {title}
    </PageTitle>
    {children}
  </>
)

const Headline = ({ children }: { children: string | undefined }) => (
  <Typography variant="body2" color="textSecondary" sx={{ lineHeight: 1.25 }}>
    {children}
  </Typography>
)

interface ListPageProps<Row> {
  title: string
  /** The component that renders the title and the section's frame; by default only the title. */
  Frame?: ComponentType<FrameProps>
  list: List<Row>
  query: ListQuery
  /** The rows, undefined until loaded. They are sorted if a column is sortable; otherwise they keep their order. */
  rows: readonly Row[] | undefined
  add?: AddAction
  /** Further actions next to the add button, except on an empty list; a list is not empty if filters hide its rows. */
  actions?: ReactNode
  /** Further actions next to the add button of an empty list. */
  emptyActions?: ReactNode
  editPath?: (row: Row) => string
  onEdit?: (row: Row) => void
  deletion?: Deletion<Row>
  /** Actions on selected rows. If omitted, rows cannot be selected. */
  bulkActions?: readonly BulkAction<Row>[]
  filterControls?: FilterControls
  /** The problems of filters, by name: no rows are listed until they are fixed. */
  filterProblems?: Readonly<Record<string, string>>
  /** The text above the rows: « 12 factures ». With tabs, which show the count, it is for screen readers only. */
  headline?: string
  /** The totals of the tabs, if a filter of the list is shown as tabs. */
  tabTotals?: TabTotals
  /** The totals of the rows, between headline and rows. */
  summary?: ReactNode
  /** If omitted, all rows are on one page. */
  paging?: Paging
  /** The content below the rows. */
  children?: ReactNode
}

/** A list screen: title, filters, rows as a table or as cards, actions on them, and a message if there are no rows. */
export function ListPage<Row extends RowWithId>(props: ListPageProps<Row>) {
  const { title, Frame = DefaultFrame, list, query, add, deletion, filterProblems = {}, headline, paging } = props
  const { filters, isFiltered, sort, setFilter, clearFilters, setSort, setPage } = useListParams(list)
  const isPhone = useIsPhone()
  const panelId = useId()
  const [rowToDelete, setRowToDelete] = useState<Row>()
  const columns = useColumnChoice(list)
  const bulkDialog = useBulkDialog<Row>()
  useChanges(() => void query.refetch())

  const hasProblem = Object.keys(filterProblems).length > 0
  const rows = hasProblem ? undefined : props.rows
  const hasOtherRows = useExistingPage(list, paging, rows)
  const isEmpty = rows?.length === 0 && !isFiltered && !hasOtherRows
  const hasRows = rows !== undefined && rows.length > 0
  const tabsFilter = tabsFilterOf(list.filters)
  const isHeadlineHidden = tabsFilter !== undefined
  const isHeadlineInToolbar = isPhone && list.filters !== undefined && headline !== undefined && !isHeadlineHidden
  const rowHeightPx = list.layout === 'cards' ? 64 : undefined
  const canChooseColumns = !isPhone && list.layout === undefined && !isEmpty && columns.choosable.length > 1
  return (
    <Frame
      title={title}
      tools={
        (list.filters || canChooseColumns) && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box sx={{ flex: '1 1 0', minWidth: isHeadlineInToolbar ? 'min-content' : 0 }}>
              {list.filters && (
                <ListFilters
                  filters={list.filters}
                  values={filters}
                  onChange={setFilter}
                  controls={props.filterControls ?? {}}
                  problems={filterProblems}
                  sortControl={sort && isPhone && <SortSelect columns={list.columns} sort={sort} onSort={setSort} />}
                />
              )}
            </Box>
            {canChooseColumns && <ColumnsMenu columns={columns} />}
            {isHeadlineInToolbar && hasRows && <Headline>{headline}</Headline>}
          </Box>
        )
      }
      actions={
        !isEmpty && (
          <>
            {props.actions}
            {add && <AddButton add={add} />}
          </>
        )
      }
    >
      {tabsFilter && !isEmpty && !hasProblem && (
        <div data-content>
          <FilterTabs
            filter={tabsFilter[1]}
            value={filters[tabsFilter[0]] ?? ''}
            panelId={panelId}
            hasPanel={hasRows}
            totals={props.tabTotals}
            onChange={(value) => setFilter(tabsFilter[0], value)}
          />
        </div>
      )}
      {hasOtherRows && <Pending rows={8} height={rowHeightPx} />}
      {!hasProblem && !hasOtherRows && (
        <ListStatus
          query={query}
          count={rows?.length}
          isFiltered={isFiltered}
          list={list}
          onClearFilters={clearFilters}
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
      {hasRows && (
        // The padding keeps the floating button from covering the last row.
        <Box
          {...(headline !== undefined && !tabsFilter && { component: 'section', 'aria-label': 'Résultats' })}
          {...(tabsFilter && {
            id: panelId,
            role: 'tabpanel',
            'aria-labelledby': `${panelId}-${filters[tabsFilter[0]] ?? ''}`,
          })}
          sx={{ pb: add ? { xs: 10, md: 0 } : 0 }}
        >
          {!isHeadlineInToolbar && headline !== undefined && (
            <Box sx={isHeadlineHidden ? visuallyHidden : { mb: 0.5 }}>
              <Headline>{headline}</Headline>
            </Box>
          )}
          <div data-content>
            {props.summary}
            <ListRows
              list={list}
              rows={rows}
              columns={columns}
              actions={{
                editPath: props.editPath,
                onEdit: props.onEdit,
                onDelete: deletion && setRowToDelete,
              }}
              bulkActions={props.bulkActions}
              onBulkDialog={bulkDialog.open}
              isSortElsewhere={list.filters !== undefined && isPhone}
            />
          </div>
          {paging && <ListPaging paging={paging} onPage={setPage} />}
          {props.children}
        </Box>
      )}
      {deletion && <DeleteDialog deletion={deletion} row={rowToDelete} onClose={() => setRowToDelete(undefined)} />}
      {bulkDialog.dialog}
    </Frame>
  )
}
