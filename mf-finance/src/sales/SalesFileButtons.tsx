import { messageFor, saveFile, useMutation } from 'shared/client'
import { Button, Stack, toast } from 'shared/ui'
import type { ReportSearch } from '../reporting/reportSearch.ts'
import { readSalesFile } from './api.ts'
import { fileFailed } from './messages.ts'

/** Everything that matches, as a file. */
export function SalesFileButtons({ search, disabled }: { search: ReportSearch; disabled: boolean }) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (format: 'csv' | 'pdf') => readSalesFile(search, format),
    onSuccess: saveFile,
    onError: (error) => toast(messageFor(error, fileFailed), 'error'),
  })
  return (
    <Stack direction="row" spacing={1}>
      {(['csv', 'pdf'] as const).map((format) => (
        <Button
          key={format}
          variant="outlined"
          disabled={disabled || isPending}
          loading={isPending && variables === format}
          onClick={() => mutate(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </Stack>
  )
}
