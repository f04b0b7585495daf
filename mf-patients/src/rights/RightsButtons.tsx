import { lazy, Suspense, useState } from 'react'
import { useRights } from 'shared/session'
import { Box, Button, FileButton } from 'shared/ui'
import { readExport } from './api.ts'
import { exportFailedText } from './messages.ts'

const AccessDialog = lazy(() => import('./AccessDialog.tsx'))
const EraseDialog = lazy(() => import('./EraseDialog.tsx'))

interface RightsButtonsProps {
  patientId: string
  /** The patient's name, for screen readers, where the buttons of several patients are shown. */
  name?: string
  onErased: () => void
}

/** Buttons for the copy of a patient's data and, for administrators, the log of accesses and the erasure. */
export function RightsButtons({ patientId, name, onErased }: RightsButtonsProps) {
  const { privileges } = useRights()
  const [openedDialog, setOpenedDialog] = useState<'accesses' | 'erasure'>()
  const close = () => setOpenedDialog(undefined)
  const labelProps = (label: string) => ({ children: label, ...(name && { 'aria-label': `${label} : ${name}` }) })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <FileButton
        read={() => readExport(patientId)}
        failureMessages={exportFailedText}
        {...labelProps('Télécharger ses données (ZIP)')}
      />
      {privileges.includes('ADMINISTRATION') && (
        <>
          <Button onClick={() => setOpenedDialog('accesses')} {...labelProps('Voir qui a consulté ce dossier')} />
          <Button color="error" onClick={() => setOpenedDialog('erasure')} {...labelProps('Effacer ses données')} />
        </>
      )}
      <Suspense>
        {openedDialog === 'accesses' && <AccessDialog patientId={patientId} onClose={close} />}
        {openedDialog === 'erasure' && <EraseDialog patientId={patientId} onClose={close} onErased={onErased} />}
      </Suspense>
    </Box>
  )
}
