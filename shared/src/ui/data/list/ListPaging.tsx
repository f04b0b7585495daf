import TablePagination from '@mui/material/TablePagination'

/** Which page of a list that comes page by page. */
export interface Paging {
  /** From 1. */
  page: number
  pageSize: number
  /** How many rows all pages have together. */
  rowCount: number
}

export const pageCountOf = ({ pageSize, rowCount }: Paging): number => Math.ceil(rowCount / pageSize)

interface ListPagingProps {
  paging: Paging
  onPage: (page: number) => void
}

/** The way to the other pages. A page past the last one is the last. */
export function ListPaging({ paging, onPage }: ListPagingProps) {
  const { page, pageSize, rowCount } = paging
  return (
    <TablePagination
      component="div"
      count={rowCount}
      page={Math.min(page, pageCountOf(paging)) - 1}
      rowsPerPage={pageSize}
      rowsPerPageOptions={[]}
      onPageChange={(_, next) => onPage(next + 1)}
    />
  )
}
