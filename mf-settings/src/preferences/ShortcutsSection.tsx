import { switchShortcuts, Typography, useShortcutList } from 'shared/ui'
import { FormControlLabel, FormSection, Switch } from 'shared/ui/form'

/** Switches the single-key shortcuts on or off on this device. */
export function ShortcutsSection() {
  const { on } = useShortcutList()
  return (
    <FormSection title="Raccourcis clavier" layout="free">
      <FormControlLabel
        label="Raccourcis à une touche"
        control={<Switch checked={on} onChange={(_, next) => switchShortcuts(next)} />}
      />
      <Typography variant="body2" color="textSecondary">
        La touche ? en donne la liste. Désactivez-les si vous dictez vos textes. Ce choix vaut pour cet appareil.
      </Typography>
    </FormSection>
  )
}
