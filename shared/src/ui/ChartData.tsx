import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import Button from '@mui/material/Button'

/** The numbers of a chart, shown on demand. `children` draws them, with the given id. */
export function ChartData({ children }: { children: (id: string) => ReactNode }) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Button
        size="small"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Masquer les données' : 'Voir les données'}
      </Button>
      {isShown && children(id)}
    </>
  )
}
