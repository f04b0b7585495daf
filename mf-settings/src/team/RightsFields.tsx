import { useId } from 'react'
import type { Authorization, MemberRole } from 'shared/contracts/accounts/team'
import { authorizationLabels, roleLabels } from 'shared/domain/accounts/team'
import { Box } from 'shared/ui'
import { Checkbox, FormControlLabel, TextField, useController } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import type { Draft } from './draft.ts'
import { wideRowQuery } from './TeamRow.tsx'

interface RightsFieldsProps {
  control: Control<Draft>
  /**
   * Roles to choose from. Undefined, which hides the field, in a read-only row and for members who are not
   * administrators.
   */
  roles?: readonly MemberRole[]
  isReadOnly?: boolean
}

/** Role and authorizations of a row. Ids are unique per row, since the page has several rows. */
export const RightsFields = ({ control, roles, isReadOnly = false }: RightsFieldsProps) => (
  <>
    {roles && <RoleField control={control} roles={roles} isReadOnly={isReadOnly} />}
    <Box
      component="fieldset"
      aria-label="Autorisations"
      sx={{
        border: 0,
        m: 0,
        p: 0,
        minWidth: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(124px, 1fr))',
        columnGap: 1,
        flex: '1 1 100%',
        [wideRowQuery]: { gridTemplateColumns: 'repeat(3, minmax(112px, 1fr))', flex: '1 1 0' },
      }}
    >
      {authorizationLabels.map(({ name, label }) => (
        <AuthorizationCheck key={name} control={control} name={name} label={label} isReadOnly={isReadOnly} />
      ))}
    </Box>
  </>
)

interface RoleFieldProps {
  control: Control<Draft>
  roles: readonly MemberRole[]
  isReadOnly: boolean
}

function RoleField({ control, roles, isReadOnly }: RoleFieldProps) {
  const id = useId()
  const { field, fieldState } = useController({ control, name: 'role' })
  const { ref, ...fieldProps } = field
  return (
    <TextField
      {...fieldProps}
      id={id}
      select
      label="Rôle"
      size="small"
      disabled={isReadOnly}
      inputRef={ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      fullWidth={false}
      sx={{ width: '100%', flexShrink: 0, [wideRowQuery]: { width: 150 } }}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {roleLabels[role]}
        </option>
      ))}
    </TextField>
  )
}

interface AuthorizationCheckProps {
  control: Control<Draft>
  name: Authorization
  label: string
  isReadOnly: boolean
}

function AuthorizationCheck({ control, name, label, isReadOnly }: AuthorizationCheckProps) {
  const { field } = useController({ control, name: `rights.${name}` })
  const { ref, value, onChange, onBlur } = field
  return (
    <FormControlLabel
      label={label}
      disabled={isReadOnly}
      control={
        <Checkbox
          checked={value}
          onBlur={onBlur}
          onChange={(_, checked) => onChange(checked)}
          slotProps={{ input: { ref } }}
        />
      }
    />
  )
}
