import AddIcon from '@mui/icons-material/AddRounded'
import Button from '@mui/material/Button'
import Fab from '@mui/material/Fab'
import { Link } from 'react-router-dom'
import { useIsPhone } from '../../useIsPhone.ts'

/** The action that adds a row: it opens a page (`path`) or, for example, a dialog (`onClick`). */
export type AddAction = { label: string; /** The label on the floating button of a phone. */ shortLabel?: string } & (
  | { path: string; onClick?: never }
  | { onClick: () => void; path?: never }
)

/**
 * The button that adds a row. Below 800 px it is a floating button, visible at every scroll position, unless `inPage`.
 */
export function AddButton({ add, inPage = false }: { add: AddAction; inPage?: boolean }) {
  const { label, shortLabel = label, path, onClick } = add
  const isFloating = useIsPhone() && !inPage
  const action = path === undefined ? { onClick } : { component: Link, to: path }
  if (isFloating)
    return (
      <Fab
        {...action}
        variant="extended"
        color="primary"
        sx={{ position: 'fixed', right: 16, bottom: 'calc(16px + var(--bottom-bar-height, 0px))', gap: 1 }}
      >
        <AddIcon />
        {shortLabel}
      </Fab>
    )
  return (
    <Button {...action} variant="contained" startIcon={<AddIcon />}>
      {label}
    </Button>
  )
}
