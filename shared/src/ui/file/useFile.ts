import { useMutation } from '@tanstack/react-query'
import { messageFor } from '../../client/messageFor.ts'
import type { Messages } from '../../client/messageFor.ts'
import { saveFile } from '../../client/saveFile.ts'
import { toast } from '../toasts/toasts.ts'

export interface FileSource {
  /** The call that returns the file. */
  read: () => Promise<Parameters<typeof saveFile>[0]>
  /** The toast when it fails. */
  failureMessages: string | Messages
}

/** Returns `save`, which downloads the file that a call returns. */
export function useFile({ read, failureMessages }: FileSource): { save: () => void; isSaving: boolean } {
  const { mutate, isPending } = useMutation({
    mutationFn: read,
    onSuccess: saveFile,
    onError: (error) =>
      toast(typeof failureMessages === 'string' ? failureMessages : messageFor(error, failureMessages), 'error'),
  })
  return { save: () => mutate(), isSaving: isPending }
}
