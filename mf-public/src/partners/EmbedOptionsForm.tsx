import { Box } from 'shared/ui'
import { TextField } from 'shared/ui/form'
import { lightColours } from 'shared/design/tokens'
import type { EmbedOptions } from 'shared/domain/publicPages/partners/snippet'
import { TherapistField } from './TherapistField.tsx'

interface EmbedOptionsFormProps {
  options: EmbedOptions
  onChange: (change: Partial<EmbedOptions>) => void
}

const defaultColour = lightColours.primary.main.toLowerCase()
const nativeSelect = { select: { native: true }, inputLabel: { shrink: true } }
const isScheme = (text: string): text is EmbedOptions['scheme'] => ['light', 'dark', 'auto'].includes(text)

/** Form with the options of the embed, for the snippet and the live example. */
export function EmbedOptionsForm({ options, onChange }: EmbedOptionsFormProps) {
  const { therapist, location, colour, scheme, mode } = options
  return (
    <Box
      component="form"
      aria-label="Votre intégration"
      onSubmit={(event) => event.preventDefault()}
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}
    >
      <TherapistField onChange={(id) => onChange({ therapist: id })} />
      <TextField
        id="location"
        label="Lieu de la recherche"
        value={location}
        disabled={therapist !== ''}
        onChange={({ target }) => onChange({ location: target.value })}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <TextField
        id="colour"
        type="color"
        label="Couleur"
        value={colour || defaultColour}
        onChange={({ target }) => onChange({ colour: target.value === defaultColour ? '' : target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        id="scheme"
        select
        label="Apparence"
        value={scheme}
        onChange={({ target }) => isScheme(target.value) && onChange({ scheme: target.value })}
        slotProps={nativeSelect}
      >
        <option value="light">Claire</option>
        <option value="dark">Sombre</option>
        <option value="auto">Celle de l'appareil du visiteur</option>
      </TextField>
      <TextField
        id="mode"
        select
        label="Insertion"
        value={mode}
        onChange={({ target }) => onChange({ mode: target.value === 'iframe' ? 'iframe' : 'element' })}
        slotProps={nativeSelect}
        sx={{ gridColumn: { sm: '1 / -1' } }}
      >
        <option value="element">Dans la page (recommandé)</option>
        <option value="iframe">Dans un cadre (iframe), pour un site très verrouillé</option>
      </TextField>
    </Box>
  )
}
