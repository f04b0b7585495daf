import { practiceMomentOf } from 'shared/session'
import type { PendingRecording } from './PendingRecording.ts'
import { readSound } from './pendingRecordings.ts'

const extensions: Readonly<Record<string, string>> = { mp4: 'm4a' }

/** Returns the recording as a file to save: « commentaire-2026-11-20-10h05.webm ». */
export async function readRecordingFile(recording: PendingRecording): Promise<{ blob: Blob; filename: string }> {
  const { day, time } = practiceMomentOf(recording.startedAt)
  const [, subtype = 'webm'] = /^audio\/(\w+)/.exec(recording.type) ?? []
  const filename = `commentaire-${day}-${time.replace(':', 'h')}.${extensions[subtype] ?? subtype}`
  return { blob: await readSound(recording), filename }
}
