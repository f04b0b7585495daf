import { switchShortcuts, Typography, useShortcutList } from 'shared/ui'
import { FormControlLabel, FormSection, Switch } from 'shared/ui/form'

/** Switches the single-key shortcuts on or off on this device. */
export function ShortcutsSection() {
  const { isOn } = useShortcutList()
  return (
    <FormSection title="Raccourcis clavier" layout="free">
      <FormControlLabel
        label="Raccourcis à une touche"
        control={<Switch checked={isOn} onChange={(_, newValue) => switchShortcuts(newValue)} />}
      />
      <Typography variant="body2" color="textSecondary">
        La touche ? en donne la liste. Désactivez-les si vous dictez vos textes. Ce choix vaut pour cet appareil.
      </Typography>
    </FormSection>
  )
}
