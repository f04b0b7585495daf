import { ToggleButton, ToggleButtonGroup } from 'shared/ui'

export type Shown = 'list' | 'map'

/** Button that switches between list and map on a phone. */
export const MapToggle = ({ shown, onShow }: { shown: Shown; onShow: (shown: Shown) => void }) => (
  <ToggleButtonGroup
    exclusive
    fullWidth
    color="primary"
    aria-label="Affichage"
    value={shown}
    onChange={(_, chosen: Shown | null) => {
      if (chosen) onShow(chosen)
    }}
    sx={{ mb: 2, '& button': { minHeight: 48, bgcolor: 'background.paper' } }}
  >
    <ToggleButton value="list">Liste</ToggleButton>
    <ToggleButton value="map">Carte</ToggleButton>
  </ToggleButtonGroup>
)
