import type { ReactNode } from 'react'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { SxProps, Theme } from '@mui/material/styles'
import { FocusedAlert } from './FocusedAlert.tsx'
import { RequiredFields } from './sections/RequiredFields.tsx'
import { MergeDialog } from './merge/MergeDialog.tsx'
import type { Saving } from './useSave.ts'

interface FormProps {
  saving: Saving
  /** The title of the dialog that resolves a conflict with another user: « Cette séance a été modifiée entre-temps ». */
  staleTitle?: string
  sx?: SxProps<Theme>
  children: ReactNode
}

/** The form element, with the reasons above its fields why it was not saved. */
export const Form = ({ saving, staleTitle = 'Cette fiche a été modifiée entre-temps', sx, children }: FormProps) => (
  <Box component="form" noValidate onSubmit={saving.submit} sx={sx}>
    <RequiredFields problems={saving.problems} attempt={saving.attempt} />
    {saving.failure.length > 0 && <Failure saving={saving} />}
    {saving.deletedNotice && <RecreateAlert notice={saving.deletedNotice} />}
    {children}
    <MergeDialog merge={saving.merge} title={staleTitle} />
  </Box>
)

const RecreateAlert = ({ notice: { title, onRecreate } }: { notice: NonNullable<Saving['deletedNotice']> }) => (
  <FocusedAlert
    severity="warning"
    action={
      <Button color="inherit" size="small" onClick={onRecreate}>
        Recréer
      </Button>
    }
  >
    <AlertTitle>{title}</AlertTitle>
    Ce que vous avez saisi est encore là : « Recréer » l'enregistre comme une nouvelle fiche.
  </FocusedAlert>
)

/** The alert is focused only in a form with the summary of errors; in other forms the refused field is focused. */
function Failure({ saving: { failure, hasErrorSummary } }: Pick<FormProps, 'saving'>) {
  const sentences = failure.map((sentence) => <div key={sentence}>{sentence}</div>)
  if (hasErrorSummary) return <FocusedAlert severity="error">{sentences}</FocusedAlert>
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {sentences}
    </Alert>
  )
}
