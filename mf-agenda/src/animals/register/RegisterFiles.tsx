import { messageFor, saveFile, useMutation } from 'shared/client'
import { Alert, Box, Button, Stack } from 'shared/ui'
import { readRegisterFile } from './api.ts'
import { fileFailed } from './messages.ts'
import type { Month } from './months.ts'

const names = { pdf: 'PDF', csv: 'CSV' } as const

/** Downloads the register of a month. */
export function RegisterFiles({ animalId, month }: { animalId: string; month: Month }) {
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (format: 'pdf' | 'csv') => readRegisterFile(animalId, month, format),
    onSuccess: saveFile,
  })
  return (
    <Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {(['pdf', 'csv'] as const).map((format) => {
          const isMaking = isPending && variables === format
          return (
            <Button
              key={format}
              variant="outlined"
              sx={{ whiteSpace: 'nowrap' }}
              disabled={isPending}
              onClick={() => mutate(format)}
            >
              {isMaking ? `Génération du ${names[format]}…` : `Télécharger en ${names[format]}`}
            </Button>
          )
        })}
      </Stack>
      {error && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {messageFor(error, fileFailed)}
        </Alert>
      )}
    </Box>
  )
}
