import type { ReactNode } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { FocusedAlert } from '../FocusedAlert.tsx'
import { RequiredFields } from '../RequiredFields.tsx'
import type { Saving } from './useSave.ts'

interface FormProps {
  saving: Saving
  /** What is shown once somebody else saved first. */
  stale?: ReactNode
  sx?: SxProps<Theme>
  children: ReactNode
}

/** The form element, with what keeps it from being saved above its fields. */
export const Form = ({ saving, stale, sx, children }: FormProps) => (
  <Box component="form" noValidate onSubmit={saving.submit} sx={sx}>
    <RequiredFields problems={saving.problems} attempt={saving.attempt} />
    {saving.failure.length > 0 && <Failure saving={saving} />}
    {saving.isStale && stale}
    {children}
  </Box>
)

/** Without the box, the focus is for the refused field. */
function Failure({ saving: { failure, hasBox } }: Pick<FormProps, 'saving'>) {
  const sentences = failure.map((sentence) => <div key={sentence}>{sentence}</div>)
  if (hasBox) return <FocusedAlert severity="error">{sentences}</FocusedAlert>
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {sentences}
    </Alert>
  )
}
