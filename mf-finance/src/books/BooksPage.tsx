import { useState } from 'react'
import { Link as RouterLink } from 'shared/router'
import { practiceToday, useRights } from 'shared/session'
import { Box, Button, PageTitle, Typography } from 'shared/ui'
import { ListFilters, useListParams } from 'shared/ui/data'
import { periodControls } from '../reporting/periodControls.tsx'
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
        actions={
          privileges.includes('BILL') && (
            <Button component={RouterLink} to="/pros/billings/closures">
              Voir les clôtures
            </Button>
          )
        }
      >
        {texts.title}
      </PageTitle>
      <ListFilters
        filters={list.filters}
        values={filters}
        onChange={(name, value) => isFilterName(name) && setFilter(name, value)}
        controls={periodControls}
        problems={problems}
      />
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '75ch' }}>
        {texts.intro}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))', gap: 2 }}>
        {books.map((kind) => (
          <BookCard key={kind.book} kind={kind} period={filters} disabled={hasProblem} />
        ))}
      </Box>
    </>
  )
}
