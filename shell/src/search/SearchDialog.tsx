import { Box, CloseIcon, Dialog, IconButton } from 'shared/ui'
import { SearchBox } from './SearchBox.tsx'

/** Full-screen search dialog of a phone. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open fullScreen onClose={onClose} slotProps={{ paper: { 'aria-label': 'Rechercher' } }}>
      <Box sx={{ p: 1.5, pr: 8 }}>
        <SearchBox isInDialog onNavigate={onClose} />
      </Box>
      <IconButton aria-label="Fermer" onClick={onClose} sx={{ position: 'absolute', top: 12, right: 8 }}>
        <CloseIcon />
      </IconButton>
    </Dialog>
  )
}
