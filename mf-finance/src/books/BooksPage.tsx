import { useState } from 'react'
import { practiceToday, useRights } from 'shared/session'
import { Box, PageActions, PageTitle, Typography } from 'shared/ui'
import { ListFilters, useListParams } from 'shared/ui/data'
import { filterControls } from '../reporting/filterControls.ts'
import { reportFilters, reportProblems } from '../reporting/reportFilters.ts'
import { BookCard } from './BookCard.tsx'
import { books, texts } from './messages.ts'

function booksList(today: string) {
  const { startDate, endDate } = reportFilters(today)
  return { columns: [], filters: { startDate, endDate } }
}

const isFilterName = (name: string) => name === 'startDate' || name === 'endDate'

/** Page that downloads the practice's accounting books for a period. */
export default function BooksPage() {
  const [today] = useState(practiceToday)
  const [list] = useState(() => booksList(today))
  const { filters, setFilter } = useListParams(list)
  const { privileges } = useRights()
  const problems = reportProblems(filters, today)
  const hasProblem = Object.keys(problems).length > 0
  return (
    <>
      <PageTitle
        tools={
          <ListFilters
            filters={list.filters}
            values={filters}
            onChange={(name, value) => isFilterName(name) && setFilter(name, value)}
            controls={filterControls}
            problems={problems}
          />
        }
        actions={
          privileges.includes('BILL') && (
            <PageActions actions={[{ label: 'Voir les clôtures', path: '/pros/billings/closures' }]} />
          )
        }
      >
        {texts.title}
      </PageTitle>
      <Box
        data-content
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))', gap: 2 }}
      >
        {books.map((kind) => (
          <BookCard key={kind.book} kind={kind} period={filters} disabled={hasProblem} />
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2, maxWidth: '75ch' }}>
        {texts.intro}
      </Typography>
    </>
  )
}
