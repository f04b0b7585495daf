let emitFromCurrentRecorder: (chunk: string) => void = () => undefined

/** Fake `MediaRecorder`; its last chunk contains « sound ». */
class FakeRecorder extends EventTarget {
  static readonly isTypeSupported = (type: string) => type === 'audio/mp4'
  state = 'inactive'
  readonly mimeType: string

  constructor(_stream: unknown, { mimeType = '' }: { mimeType?: string } = {}) {
    super()
    this.mimeType = mimeType
  }

  start() {
    this.state = 'recording'
    emitFromCurrentRecorder = (chunk) => this.emit(chunk)
  }

  emit(chunk: string) {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([chunk]) }))
  }

  stop() {
    this.state = 'inactive'
    queueMicrotask(() => {
      this.emit('sound')
      this.dispatchEvent(new Event('stop'))
    })
  }
}

/** Makes the current recorder emit a chunk. */
export const emitChunk = (chunk: string) => emitFromCurrentRecorder(chunk)

/** Number of open tracks; a browser shows its recording indicator while there is one. */
export const tracks = { open: 0 }

/** With `opensLate`, the microphone opens only when the returned function is called. */
export function installMicrophone({ isRefused = false, opensLate = false } = {}): () => void {
  tracks.open = 0
  const opening = Promise.withResolvers<void>()
  if (!opensLate) opening.resolve()
  const stop = () => {
    tracks.open -= 1
  }
  const getUserMedia = async () => {
    await opening.promise
    if (isRefused) throw new DOMException('denied', 'NotAllowedError')
    tracks.open += 1
    return { getTracks: () => [{ stop }] }
  }
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  Reflect.set(globalThis, 'MediaRecorder', FakeRecorder)
  return opening.resolve
}

export function removeMicrophone(): void {
  Reflect.deleteProperty(navigator, 'mediaDevices')
  Reflect.deleteProperty(globalThis, 'MediaRecorder')
}
