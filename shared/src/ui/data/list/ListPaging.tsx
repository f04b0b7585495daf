import TablePagination from '@mui/material/TablePagination'

/** The position in a paginated list. */
export interface Paging {
  /** The number of the page, from 1. */
  page: number
  pageSize: number
  /** The total number of rows on all pages. */
  rowCount: number
}

export const pageCountOf = ({ pageSize, rowCount }: Paging): number => Math.ceil(rowCount / pageSize)

interface ListPagingProps {
  paging: Paging
  onPage: (page: number) => void
}

/** The links to other pages of a list. A page number past the last one is treated as the last. */
export function ListPaging({ paging, onPage }: ListPagingProps) {
  const { page, pageSize, rowCount } = paging
  return (
    <TablePagination
      component="div"
      count={rowCount}
      page={Math.min(page, pageCountOf(paging)) - 1}
      rowsPerPage={pageSize}
      rowsPerPageOptions={[]}
      onPageChange={(_, pageIndex) => onPage(pageIndex + 1)}
    />
  )
}
