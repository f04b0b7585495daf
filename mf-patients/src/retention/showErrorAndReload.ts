import { messageFor, queryClient } from 'shared/client'
import { toast } from 'shared/ui'
import { retentionKey } from '../keys.ts'
import { saveFailureMessages } from './messages.ts'

/** Shows why saving failed, and reloads the saved value, because another user may have changed it. */
export function showErrorAndReload(error: unknown): void {
  toast(messageFor(error, saveFailureMessages), 'error')
  void queryClient.invalidateQueries({ queryKey: retentionKey })
}
