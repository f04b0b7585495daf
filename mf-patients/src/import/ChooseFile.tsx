import { useRef, useState } from 'react'
import type { ChangeEvent, FormEvent } from 'react'
import { messageFor, queryClient, useMutation } from 'shared/client'
import { useNavigate } from 'shared/router'
import { Alert, Box, Button, Card, FileButton, layout, Stack, Typography } from 'shared/ui'
import { useSendOnce } from 'shared/ui/form'
import { importKey } from '../keys.ts'
import { readTemplate, sendFile } from './api.ts'
import { importFailureMessages, texts } from './messages.ts'
import { RecentImports } from './RecentImports.tsx'

/** Makes the button of the native file input look like the product's buttons. */
const fileInputStyle = {
  display: 'block',
  maxWidth: '100%',
  mt: 1,
  mb: 2,
  font: 'inherit',
  color: 'inherit',
  '&::file-selector-button': {
    font: 'inherit',
    fontWeight: 600,
    minHeight: 44,
    px: 2,
    mr: 1.5,
    color: 'primary.main',
    backgroundColor: 'transparent',
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: 'var(--mui-radius-control)',
    cursor: 'pointer',
  },
} as const

/** First step of the import, which uploads a file. The result is previewed before anything is written. */
export function ChooseFile() {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [isMissing, setIsMissing] = useState(false)
  const sendOnce = useSendOnce('patientImport')
  const upload = useMutation({
    mutationFn: (chosenFile: File) =>
      sendOnce([chosenFile.name, chosenFile.size, chosenFile.lastModified], (key) => sendFile(chosenFile, key)),
    onSuccess: (startedImport) => {
      queryClient.setQueryData(importKey(startedImport.id), startedImport)
      void navigate(`/pros/patients/import/${startedImport.id}`)
    },
  })

  const choose = (chosenFile: File | undefined) => {
    setFile(chosenFile)
    setIsMissing(false)
    upload.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(file === undefined)
    if (file) upload.mutate(file)
    else input.current?.focus()
  }
  return (
    <Stack sx={{ gap: 3, maxWidth: layout.formWidthPx }}>
      <Card component="form" noValidate onSubmit={submit} sx={{ p: { xs: 2, md: 3 } }}>
        <Typography sx={{ mb: 2 }}>
          Un fichier .csv, .xls, .xlsx, .ods ou .xml, une ligne par patient, ou des contacts .vcf. Rien n'est enregistré
          avant que vous ayez vu ce que donne chaque ligne.
        </Typography>
        <label htmlFor="import-file">Fichier de patients</label>
        <Box
          component="input"
          ref={input}
          id="import-file"
          type="file"
          accept=".csv,.xls,.xlsx,.ods,.xml,.vcf"
          aria-invalid={isMissing}
          aria-describedby={isMissing ? 'import-file-missing' : undefined}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => choose(target.files?.[0])}
          sx={fileInputStyle}
        />
        {isMissing && (
          <Alert id="import-file-missing" severity="error" sx={{ mb: 2 }}>
            {texts.fileMissing}
          </Alert>
        )}
        {upload.error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {messageFor(upload.error, importFailureMessages)}
          </Alert>
        )}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" loading={upload.isPending}>
            Voir ce que donne ce fichier
          </Button>
          <FileButton read={readTemplate} failureMessages={texts.fileFailed}>
            Télécharger un modèle
          </FileButton>
        </Stack>
      </Card>
      <RecentImports />
    </Stack>
  )
}
