import { useId } from 'react'
import { Box } from 'shared/ui'
import { FormControlLabel, FormHelperText, Switch } from 'shared/ui/form'

export function WithPatientsSwitch({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const cautionId = useId()
  return (
    <Box>
      <FormControlLabel
        label="Avec le nom des patients"
        control={
          <Switch
            checked={checked}
            onChange={(_, value) => onChange(value)}
            slotProps={{ input: { 'aria-describedby': cautionId } }}
          />
        }
      />
      <FormHelperText id={cautionId}>
        Sans cela, seuls le type de séance, l'heure et le lieu sont transmis. Les noms iraient chez qui tient votre
        autre agenda (Google, Apple, Microsoft…) : ne les transmettez que si vous en avez le droit.
      </FormHelperText>
    </Box>
  )
}
