import { FileButton, Stack } from 'shared/ui'
import type { ReportSearch } from '../reporting/reportSearch.ts'
import { readSalesFile } from './api.ts'
import { fileFailed } from './messages.ts'

/** Buttons that download all matching sales as a CSV or PDF file. */
export const SalesFileButtons = ({ search, disabled }: { search: ReportSearch; disabled: boolean }) => (
  <Stack direction="row" spacing={1}>
    {(['csv', 'pdf'] as const).map((format) => (
      <FileButton
        key={format}
        variant="outlined"
        disabled={disabled}
        read={() => readSalesFile(search, format)}
        failureMessages={fileFailed}
      >
        {format.toUpperCase()}
      </FileButton>
    ))}
  </Stack>
)
