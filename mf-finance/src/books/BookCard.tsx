import { ApiError, isCode, messageFor, saveFile, useMutation } from 'shared/client'
import { archiveHashHeader } from 'shared/contracts/finance/books'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Period } from 'shared/domain/calendar/period'
import { Button, Card, Stack, toast, Typography } from 'shared/ui'
import { readBook } from './api.ts'
import { ArchiveHash } from './ArchiveHash.tsx'
import { bookFailed } from './messages.ts'
import type { books } from './messages.ts'

interface BookCardProps {
  kind: (typeof books)[number]
  period: Period
  /** Whether the period is invalid. */
  disabled: boolean
}

/** Returns the message for the user. For an invoice without a known date it is the API's, which contains its number. */
const messageOf = (error: unknown) =>
  error instanceof ApiError && isCode(error, errorCode.billUndated) ? error.message : messageFor(error, bookFailed)

/** Card with the description of an accounting book and a download button for each format. */
export function BookCard({ kind: { book, name, text, formats }, period, disabled }: BookCardProps) {
  const { mutate, isPending, variables, data } = useMutation({
    mutationFn: (format: 'csv' | 'pdf') => readBook(book, period, format),
    onSuccess: saveFile,
    onError: (error) => toast(messageOf(error), 'error'),
  })
  return (
    <Card component="section" aria-label={name} sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Typography variant="h2">{name}</Typography>
      <Typography variant="body2">{text}</Typography>
      <ArchiveHash hash={data?.headers.get(archiveHashHeader)} />
      <Stack direction="row" spacing={1} sx={{ mt: 'auto', pt: 1 }}>
        {formats.map(({ format, label }) => (
          <Button
            key={format}
            variant="outlined"
            aria-label={`${name} en ${label}`}
            disabled={disabled || isPending}
            loading={isPending && variables === format}
            onClick={() => mutate(format)}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </Card>
  )
}
