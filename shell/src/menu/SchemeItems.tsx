import { CheckIcon, ListItemIcon, ListItemText, MenuItem, useColorScheme } from 'shared/ui'

const schemes = [
  { mode: 'system', label: "Comme l'appareil" },
  { mode: 'light', label: 'Clair' },
  { mode: 'dark', label: 'Sombre' },
] as const

export function SchemeItems() {
  const { mode, setMode } = useColorScheme()
  return schemes.map((scheme) => (
    <MenuItem
      key={scheme.mode}
      role="menuitemradio"
      aria-checked={mode === scheme.mode}
      onClick={() => setMode(scheme.mode)}
    >
      <ListItemIcon>{mode === scheme.mode && <CheckIcon />}</ListItemIcon>
      <ListItemText>{scheme.label}</ListItemText>
    </MenuItem>
  ))
}
