import { lazy, Suspense, useState, version } from 'react'
import { Button, PageTitle, Pending, Typography } from 'shared/ui'

const CareAdvice = lazy(() => import('./CareAdvice.tsx'))

export function EquipmentPage() {
  const [harnessCount, setHarnessCount] = useState(0)
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <PageTitle>Matériel</PageTitle>
      <Typography data-react={version}>Harnais comptés : {harnessCount}</Typography>
      <Button onClick={() => setHarnessCount(harnessCount + 1)}>Compter un harnais</Button>
      <Button onClick={() => setOpen(true)}>Conseils d’entretien</Button>
      {isOpen && (
        <Suspense fallback={<Pending rows={1} height={32} />}>
          <CareAdvice />
        </Suspense>
      )}
    </>
  )
}
