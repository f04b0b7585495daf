import Button from '@mui/material/Button'
import type { ButtonProps } from '@mui/material/Button'
import { useFile } from './useFile.ts'
import type { FileSource } from './useFile.ts'

interface FileButtonProps extends FileSource, Omit<ButtonProps, 'loading' | 'onClick'> {}

/** Saves a file that a call returns. */
export function FileButton({ read, failureMessages, ...buttonProps }: FileButtonProps) {
  const { save, isSaving } = useFile({ read, failureMessages })
  return <Button {...buttonProps} loading={isSaving} onClick={save} />
}
