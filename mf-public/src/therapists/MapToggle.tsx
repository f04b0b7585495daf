import { ToggleButton, ToggleButtonGroup } from 'shared/ui'

export type DirectoryView = 'list' | 'map'

/** Toggle between list and map, for phones. */
export const MapToggle = ({ view, onShow }: { view: DirectoryView; onShow: (view: DirectoryView) => void }) => (
  <ToggleButtonGroup
    exclusive
    fullWidth
    color="primary"
    aria-label="Affichage"
    value={view}
    onChange={(_, newView: DirectoryView | null) => {
      if (newView) onShow(newView)
    }}
    sx={{ mb: 2, '& button': { minHeight: 48, bgcolor: 'background.paper' } }}
  >
    <ToggleButton value="list">Liste</ToggleButton>
    <ToggleButton value="map">Carte</ToggleButton>
  </ToggleButtonGroup>
)
