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
  /** The title of the conflict after somebody else's change: « Cette séance a été modifiée entre-temps ». */
  staleTitle?: string
  sx?: SxProps<Theme>
  children: ReactNode
}

/** The form element, with the reasons it was not saved above its fields. */
export const Form = ({ saving, staleTitle = 'Cette fiche a été modifiée entre-temps', sx, children }: FormProps) => (
  <Box component="form" noValidate onSubmit={saving.submit} sx={sx}>
    <RequiredFields problems={saving.problems} attempt={saving.attempt} />
    {saving.failure.length > 0 && <Failure saving={saving} />}
    {saving.gone && <Gone gone={saving.gone} />}
    {children}
    <MergeDialog merge={saving.merge} title={staleTitle} />
  </Box>
)

const Gone = ({ gone: { title, onRecreate } }: { gone: NonNullable<Saving['gone']> }) => (
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

/** Without the box, the refused field takes the focus. */
function Failure({ saving: { failure, hasBox } }: Pick<FormProps, 'saving'>) {
  const sentences = failure.map((sentence) => <div key={sentence}>{sentence}</div>)
  if (hasBox) return <FocusedAlert severity="error">{sentences}</FocusedAlert>
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {sentences}
    </Alert>
  )
}
