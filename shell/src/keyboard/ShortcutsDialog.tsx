import { useId } from 'react'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  switchShortcuts,
  Typography,
  useShortcutList,
} from 'shared/ui'
import { Switch } from 'shared/ui/form'
import { hideShortcuts } from './shortcutsDialogState.ts'

/** Lists the keyboard shortcuts of this page, with a switch that disables those without Ctrl. */
export default function ShortcutsDialog() {
  const { isOn, groups } = useShortcutList()
  const titleId = useId()
  const switchId = useId()
  return (
    <Dialog open onClose={hideShortcuts} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Raccourcis clavier</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
          <Typography id={switchId}>Raccourcis à une touche</Typography>
          <Switch
            checked={isOn}
            onChange={(_, newValue) => switchShortcuts(newValue)}
            slotProps={{ input: { 'aria-labelledby': switchId } }}
          />
        </Box>
        <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 1, m: 0 }}>
          {[...groups.values()].flat().map(({ keys, label }) => (
            <ShortcutLine key={keys} keys={keys} label={label} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={hideShortcuts}>Fermer</Button>
      </DialogActions>
    </Dialog>
  )
}

const ShortcutLine = ({ keys, label }: { keys: string; label: string }) => (
  <>
    <Box component="dt">
      {keys.split(' ').map((key, index) => (
        <Box
          key={key}
          component="kbd"
          sx={{
            px: 1,
            py: 0.25,
            ml: index === 0 ? 0 : 0.5,
            borderRadius: 0.5,
            border: 1,
            borderColor: 'control',
            bgcolor: 'background.sunk',
            fontFamily: 'inherit',
            fontWeight: 600,
          }}
        >
          {key}
        </Box>
      ))}
    </Box>
    <Typography component="dd" sx={{ m: 0 }}>
      {label}
    </Typography>
  </>
)
