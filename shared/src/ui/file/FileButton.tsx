import DownloadIcon from '@mui/icons-material/DownloadRounded'
import Button from '@mui/material/Button'
import type { ButtonProps } from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useIsPhone } from '../useIsPhone.ts'
import { useFile } from './useFile.ts'
import type { FileSource } from './useFile.ts'

interface FileButtonProps extends FileSource, Omit<ButtonProps, 'loading' | 'onClick'> {}

/** A button that downloads the file that a call returns. */
export function FileButton({ read, failureMessages, ...buttonProps }: FileButtonProps) {
  const { save, isSaving } = useFile({ read, failureMessages })
  return <Button {...buttonProps} loading={isSaving} onClick={save} />
}

/** The download button of a page, next to its title; an icon on a phone. */
export function PageFileButton({ children, ...source }: FileSource & { children: string }) {
  const { save, isSaving } = useFile(source)
  if (!useIsPhone())
    return (
      <Button variant="outlined" loading={isSaving} onClick={save}>
        {children}
      </Button>
    )
  return (
    <IconButton aria-label={children} loading={isSaving} onClick={save}>
      <DownloadIcon />
    </IconButton>
  )
}
