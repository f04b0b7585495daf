import { messageFor, saveFile, useMutation } from 'shared/client'
import { Alert, Box, Button, Stack } from 'shared/ui'
import { readRegisterFile } from './api.ts'
import { fileFailureMessages } from './messages.ts'
import type { Month } from './months.ts'

const formatNames = { pdf: 'PDF', csv: 'CSV' } as const

/** Buttons that download the register of a month as PDF or CSV. */
export function RegisterFiles({ animalId, month }: { animalId: string; month: Month }) {
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (format: 'pdf' | 'csv') => readRegisterFile(animalId, month, format),
    onSuccess: saveFile,
  })
  return (
    <Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {(['pdf', 'csv'] as const).map((format) => {
          const isGenerating = isPending && variables === format
          return (
            <Button
              key={format}
              variant="outlined"
              sx={{ whiteSpace: 'nowrap' }}
              disabled={isPending}
              onClick={() => mutate(format)}
            >
              {isGenerating ? `Génération du ${formatNames[format]}…` : `Télécharger en ${formatNames[format]}`}
            </Button>
          )
        })}
      </Stack>
      {error && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {messageFor(error, fileFailureMessages)}
        </Alert>
      )}
    </Box>
  )
}
